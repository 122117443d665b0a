import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { addToReport, reportAbuse } from '@/features/abuse/api'
import { takeFollowDrafts } from '@/features/abuse/drafts'
import { sendWaitingMessage, writeMessage } from '@/features/relay/api'
import { env } from '@/platform/env'
import { serve } from '@/platform/http/serve'
import type { Route } from '@/platform/http/route'

import { getTestPayload } from '../support/payload'
import { ANONYMOUS, formOf, tell } from './abuse'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { relayDesk } from './relay-people'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const desk = relayDesk(() => payload)
const PAGE = { accept: 'text/html,application/xhtml+xml' }

/** What a browser sends of a plain form, and what it shows of the answer. */
async function post(route: Route, body: BodyInit, headers: Record<string, string>) {
  const request = new Request(`${env.publicUrl}${route.path}`, {
    method: 'POST',
    headers: { ...PAGE, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  const response = await serve(route, request, {})
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('a plain form of a browser that hides where it comes from', () => {
  const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' }

  it('comes back with what was typed, and is not written', async () => {
    const { threadId, fromToken } = await desk.open()
    const body = new URLSearchParams({ token: fromToken, text: 'Je l’ai vu hier.' })
    const { status, headers } = await post(writeMessage, body, hidden)
    expect([status, headers.get('location')]).toEqual([
      303,
      `/messages/${fromToken}?corriger=repondre#repondre`,
    ])
    expect(headers.get('set-cookie')).toContain('patte-reponse-0=')
    expect(await desk.texts(threadId)).toHaveLength(1)
  })

  it('also of a report of abuse, which keeps nothing in the browser', async () => {
    const { token } = await tell(world)
    const body = new URLSearchParams({ token, note: 'Il a recommencé.' })
    const { status, headers } = await post(addToReport, body, hidden)
    expect([status, headers.get('set-cookie')]).toEqual([303, null])
    const asked = Object.fromEntries(
      new URL(headers.get('location') ?? '', 'http://x').searchParams,
    )
    const { preciser } = await takeFollowDrafts(asked)
    expect(preciser.draft).toEqual({ note: 'Il a recommencé.' })
    expect(preciser.errors['']).toMatch(/^Votre navigateur n’a pas dit de quel site/)
  })

  it('is not believed where the page is of another site: nothing of it is kept or shown', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const body = new URLSearchParams({ description: 'Écrit par un autre site.' })
      const headers = { origin: 'null', 'sec-fetch-site': site }
      const { status, headers: sent, html } = await post(reportAbuse, body, headers)
      expect([status, sent.get('location'), sent.get('set-cookie')]).toEqual([403, null, null])
      expect(html).not.toContain('autre site.')
    }
  })

  it('is refused as ever where nobody shows a page', async () => {
    const body = { token: 'x', text: 'Bonjour' }
    for (const sent of [body, new URLSearchParams(body)]) {
      const { status, json } = await call(world, writeMessage, { body: sent, headers: hidden })
      expect([status, json.success]).toEqual([403, false])
    }
  })
})

it('a plain form of another site is refused with a page, and nothing of it is shown', async () => {
  const body = new URLSearchParams({ token: '<script>' })
  const headers = { origin: 'https://mechant.example' }
  const answer = await post(sendWaitingMessage, body, headers)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    403,
    'text/html; charset=utf-8',
  ])
  expect(answer.html).toContain('<html lang="fr">')
  expect(answer.html).not.toContain('script')
})

it('whoever sends too many reports is answered before their photos are read', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.77', origin: env.publicUrl }
  const wrong = () => call(world, reportAbuse, { body: { ...ANONYMOUS, kind: '' }, headers })
  for (let tries = 0; tries < 16; tries += 1) expect((await wrong()).status).toBe(400)
  // A body that never ends: it is not waited for.
  const endless = new ReadableStream()
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const { status, headers: sent, html } = await post(reportAbuse, endless, { ...headers, ...type })
  expect([status, Number(sent.get('retry-after')) > 0]).toEqual([429, true])
  expect(html).toContain('Ce formulaire n’est pas parti')
  const json = await call(world, reportAbuse, { body: formOf(ANONYMOUS), headers })
  expect([json.status, Number(json.json.retryAfter) > 0]).toEqual([429, true])
})
