import config from '@payload-config'
import { REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { createOnce } from '@/platform/http/create-once'
import { env } from '@/platform/env'

import type { Who } from './access/world'
import { beginWorld, one, payload, pool, world } from './volunteers'

const KEY = 'a'.repeat(32)
const post = createOnce(REST_POST(config), REST_PATCH(config))

beforeAll(beginWorld)
beforeEach(() => pool().query('delete from supply_requests'))

/** Sends the form of a new request as Payload's admin does. */
async function send(more: object, as: Exclude<Who, 'anonymous'> = 'moderator') {
  const words = {
    shelter: world.a.shelter,
    title: 'Croquettes',
    category: 'OTHER',
    urgency: 'NORMAL',
    deliveryMode: 'DEPOT_AT_SHELTER',
    isActive: true,
    ...more,
  }
  const body = new FormData()
  body.set('_payload', JSON.stringify(words))
  const headers = { origin: env.publicUrl, cookie: `payload-token=${world.tokens[as]}` }
  const address = `${env.publicUrl}/api/cms/supply-requests?depth=0`
  const request = new Request(address, { method: 'POST', headers, body })
  const slug = ['supply-requests']
  const response = await post(request, { params: Promise.resolve({ slug }) })
  const json = (await response.json()) as { doc?: { id: string; title: string } }
  return { status: response.status, doc: json.doc }
}

it('a form of the admin sent again because no answer came is the same row', async () => {
  const lost = await send({ lastSave: KEY })
  const again = await send({ lastSave: KEY, title: 'Croquettes pour chiots' })
  expect([lost.status, again.status]).toEqual([201, 200])
  expect(again.doc).toMatchObject({ id: lost.doc?.id, title: 'Croquettes pour chiots' })
  expect((await send({ lastSave: KEY, title: 'Pâtée' })).doc?.id).toBe(lost.doc?.id)
  expect(await one('select count(*)::int as n from supply_requests')).toEqual({ n: 1 })
  // Another form is another request.
  expect((await send({ lastSave: 'b'.repeat(32) })).doc?.id).not.toBe(lost.doc?.id)
  expect((await send({})).status).toBe(201)
})

it('and writes over nothing that somebody else did, nor what is of another shelter', async () => {
  const id = (await send({ lastSave: KEY })).doc?.id ?? ''
  const foreign = await send({ lastSave: KEY, shelter: world.b.shelter }, 'foreignAdmin')
  expect([foreign.status, foreign.doc]).toEqual([404, undefined])
  await payload.update({ collection: 'supply-requests', id, data: { title: 'Collègue' } })
  expect((await send({ lastSave: KEY, title: 'Autre' })).doc?.id).not.toBe(id)
  expect(await one('select title from supply_requests where id = $1', [id])).toEqual({
    title: 'Collègue',
  })
})
