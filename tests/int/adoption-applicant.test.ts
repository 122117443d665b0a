import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  chooseAdoptionMeeting,
  readFollowedCertificate,
  readFollowedMeeting,
  signAdoption,
  withdrawAdoption,
} from '@/features/adoptions/follow/api'
import { readFollow } from '@/features/adoptions/follow/queries'
import { countOpenRequests } from '@/features/adoptions/queries'
import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'
import type { Route } from '@/platform/http/route'
import { serve } from '@/platform/http/serve'
import { longMomentIn } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { adoptionForm } from './adoption-form'
import { teamOf, type Team } from './adoptions'
import { consentsTo } from './consents'
import { call } from './in-process'

let payload: Payload
let world: World
let team: Team
let plan: string
let answer: Awaited<ReturnType<typeof adoptionForm>>['answer']

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
  ;({ plan, answer } = await adoptionForm(payload, world))
})

const tokenIn = (path: string): string => path.split('/').pop() ?? ''

const post = (route: Route, token: string, body: unknown) =>
  call(world, route, { params: { token }, body })
const get = (route: Route, token: string, query = '') =>
  serve(route, new Request(`${env.publicUrl}/x${query}`), { token })

const count = async (email: string) =>
  (
    await payload.count({
      collection: 'adoption-requests',
      overrideAccess: true,
      where: { 'applicant.email': { equals: email } },
    })
  ).totalDocs

describe('an answer to an adoption form', () => {
  it('opens a request with its answers, its plan and the link', async () => {
    const animal = await team.animal()
    const { trackingPath: path } = await answer(animal, 'Lea@exemple.fr')
    const view = await readFollow(tokenIn(path))
    expect(view).toMatchObject({ status: 'PENDING', animal: { name: 'Filou' }, isOpen: true })
    const [id = ''] = tokenIn(path).split('.')
    const detail = await team.detail(id)
    expect(detail.applicant).toMatchObject({ name: 'Léa Martin', email: 'lea@exemple.fr' })
    expect(detail.plan).toMatchObject({ id: plan })
    expect(await consentsTo(payload, id)).toEqual([
      expect.objectContaining({ kind: 'ADOPTION_REQUEST', email: 'lea@exemple.fr' }),
    ])
    expect(detail.answers?.groups[0]?.answers[0]).toMatchObject({ value: 'Léa Martin' })
    const req = await createLocalReq({}, payload)
    expect(await countOpenRequests(req, plan)).toBeGreaterThan(0)
    const mails = await team.mailsTo('lea@exemple.fr')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(path)
    expect(await team.mailsTo('moderator@exemple.fr')).not.toHaveLength(0)
  })

  it('asked again sends the link again, and opens nothing', async () => {
    const animal = await team.animal()
    const email = 'encore@exemple.fr'
    await answer(animal, email)
    const tries = Array.from({ length: 5 }, (_none, at) =>
      answer(animal, at % 2 ? email : email.toUpperCase()),
    )
    const outcomes = await Promise.allSettled(tries)
    for (const each of outcomes) {
      expect(each).toMatchObject({ status: 'rejected', reason: { status: 409 } })
    }
    expect(await count(email)).toBe(1)
    expect(await team.mailsTo(email)).toHaveLength(6)
    const { totalDocs } = await payload.count({
      collection: 'form-submissions',
      overrideAccess: true,
      where: { animal: { equals: animal } },
    })
    expect(totalDocs).toBe(1)
  })

  it('writes to nobody more than a few times a day, and never the words of a stranger', async () => {
    const email = 'bombe@exemple.fr'
    const animal = await team.animal()
    await answer(animal, email)
    for (let at = 0; at < 8; at += 1) {
      await expect(answer(animal, email)).rejects.toMatchObject({ status: 409 })
    }
    await answer(await team.animal(), email)
    const mails = await team.mailsTo(email)
    expect(mails).toHaveLength(8)
    expect(JSON.stringify(mails)).not.toContain('Martin')
  })

  it('is refused by a shelter that proposes no adoptions', async () => {
    const settle = (acceptsAdoptions: boolean) =>
      payload.update({
        collection: 'shelters',
        id: world.a.shelter,
        overrideAccess: true,
        data: { acceptsAdoptions },
      })
    const animal = await team.animal()
    await settle(false)
    await expect(answer(animal, 'ferme@exemple.fr')).rejects.toMatchObject({ status: 422 })
    await settle(true)
    expect(await count('ferme@exemple.fr')).toBe(0)
    await answer(animal, 'ferme@exemple.fr')
  })

  it('sent by five tabs at once is one request', async () => {
    const animal = await team.animal()
    const email = 'onglets@exemple.fr'
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => answer(animal, email)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await count(email)).toBe(1)
  })

  it('may come again once the first request is closed', async () => {
    const animal = await team.animal()
    const email = 'retour@exemple.fr'
    const { trackingPath: path } = await answer(animal, email)
    await post(withdrawAdoption, tokenIn(path), { confirm: 'oui' })
    await answer(animal, email)
    expect(await count(email)).toBe(2)
  })

  it.each([
    ['reserved', { isReserved: true }],
    ['hidden', { isVisible: false }],
    ['found, not at the shelter', { status: 'FOUND' }],
  ])('is refused for an animal that is %s, and nothing is left of it', async (_how, data) => {
    const animal = await team.animal(data)
    const email = `non-${_how.slice(0, 3)}@exemple.fr`
    await expect(answer(animal, email)).rejects.toMatchObject({ status: 422 })
    expect(await count(email)).toBe(0)
    expect(await team.mailsTo(email)).toHaveLength(0)
  })

  it('is refused for an animal of another shelter', async () => {
    await expect(answer(world.b.animals.public, 'b@exemple.fr')).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('the personal link', () => {
  const opened = async (email: string) => {
    const { trackingPath: path } = await answer(await team.animal(), email)
    const token = tokenIn(path)
    return { token, id: token.split('.')[0] ?? '' }
  }

  it('opens nothing when it was written by anybody else', async () => {
    const { id } = await opened('lien@exemple.fr')
    const wrong = [id, `${id}.x`, personalToken('ticket', id), personalToken('form-submission', id)]
    for (const token of wrong) {
      expect(await readFollow(token)).toBeNull()
      expect((await post(withdrawAdoption, token, { confirm: 'oui' })).status).toBe(404)
      expect((await get(readFollowedCertificate, token)).status).toBe(404)
      expect((await get(readFollowedMeeting, token)).status).toBe(404)
    }
    expect((await team.stored(id)).status).toBe('PENDING')
  })

  it('shows nothing that the team keeps for itself', async () => {
    const { token, id } = await opened('discret@exemple.fr')
    await team.move(id, 'PENDING', 'REJECTED', { reason: 'SECRET-raison', note: 'SECRET-note' })
    const view = JSON.stringify(await readFollow(token))
    expect(view).not.toContain('SECRET')
    expect(view).not.toContain('moderator')
  })

  it('withdraws once, tells both sides, and a second press is no mistake', async () => {
    const { token, id } = await opened('part@exemple.fr')
    expect((await post(withdrawAdoption, token, {})).status).toBe(400)
    const answers = await Promise.all(
      [1, 2].map(() => post(withdrawAdoption, token, { confirm: 'oui' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await team.stored(id)).toMatchObject({ status: 'WITHDRAWN', closedBy: 'APPLICANT' })
    expect(await team.mailsTo('part@exemple.fr')).toHaveLength(2)
    const late = await team.move(id, 'PENDING', 'IN_REVIEW')
    expect([late.status, late.json.error]).toEqual([
      409,
      expect.stringContaining('Léa Martin') as string,
    ])
  })

  it('without JavaScript leads back to the page', async () => {
    const { token } = await opened('sans@exemple.fr')
    const body = new URLSearchParams({ token, confirm: 'oui' })
    const answered = await post(withdrawAdoption, token, body)
    expect(answered.status).toBe(303)
    expect(answered.headers.get('location')).toContain('?fait=retrait')
    const again = await post(signAdoption, token, new URLSearchParams({ token }))
    expect(again.headers.get('location')).toContain('?erreur=nom')
  })

  it('chooses a free meeting; of two people who want the same, one gets it', async () => {
    const one = await opened('une@exemple.fr')
    const two = await opened('deux@exemple.fr')
    const early = await post(chooseAdoptionMeeting, one.token, { at: new Date().toISOString() })
    expect(early.status).toBe(422)
    for (const { id } of [one, two]) await team.bring(id, 'MEETING')
    const at = (await readFollow(one.token))?.slots[0]?.slots[0]?.at
    const odd = new Date(Date.parse(at ?? '') + 60_000).toISOString()
    expect((await post(chooseAdoptionMeeting, one.token, { at: odd })).status).toBe(409)
    const answers = await Promise.all(
      [one, two].map(({ token }) => post(chooseAdoptionMeeting, token, { at })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? one : two
    const calendar = await (await get(readFollowedMeeting, winner.token)).text()
    expect(calendar).toContain('BEGIN:VEVENT')
    expect((await team.detail(winner.id)).meetingAt).toBe(at)
  })

  it('is told of a meeting on the clocks of the shelter, as the page and the calendar show it', async () => {
    const clocks = (timezone: 'Indian/Reunion' | 'Europe/Paris') =>
      payload.update({
        collection: 'shelters',
        id: world.a.shelter,
        overrideAccess: true,
        data: { timezone },
      })
    await clocks('Indian/Reunion')
    const { token, id } = await opened('reunion@exemple.fr')
    await team.bring(id, 'MEETING')
    const at = (await readFollow(token))?.slots[0]?.slots[0]?.at ?? ''
    expect((await post(chooseAdoptionMeeting, token, { at })).status).toBe(200)
    const lastLetter = async () => {
      const { rows } = await team.pool.query(
        `select text from emails where "to" = 'reunion@exemple.fr' order by created_at desc limit 1`,
      )
      return String(rows[0]?.text)
    }
    const moment = longMomentIn('Indian/Reunion', new Date(at))
    expect(await lastLetter()).toContain(moment)
    // The same hour elsewhere is told too.
    await team.change(id, { meetingPlace: 'Au parc des Sternes' })
    expect(await lastLetter()).toContain(`${moment}, Au parc des Sternes`)
    expect((await team.detail(id)).timezone).toBe('Indian/Reunion')
    await clocks('Europe/Paris')
  })

  it('reads no certificate that the team took back', async () => {
    const { token, id } = await opened('repris@exemple.fr')
    await team.bring(id, 'CERTIFICATE')
    expect((await get(readFollowedCertificate, token)).status).toBe(200)
    await team.pool.query(`update adoption_requests set status = 'APPROVED' where id = $1`, [id])
    expect((await get(readFollowedCertificate, token)).status).toBe(404)
  })

  it('signs the certificate once, with the name that was typed', async () => {
    const { token, id } = await opened('signe@exemple.fr')
    const signature = { signatureName: 'Léa Martin', engage: 'oui' }
    expect((await post(signAdoption, token, signature)).status).toBe(422)
    await team.bring(id, 'CERTIFICATE')
    expect((await post(signAdoption, token, { signatureName: 'Léa Martin' })).status).toBe(400)
    const answers = await Promise.all([1, 2, 3].map(() => post(signAdoption, token, signature)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const paper = await get(readFollowedCertificate, token, '?signed=1')
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect((await team.detail(id)).certificateDetail).toMatchObject({
      signatureName: 'Léa Martin',
      hasSignedPaper: false,
    })
  })
})
