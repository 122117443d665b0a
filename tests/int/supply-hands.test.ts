import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answerSupplyRequest, updateSupplyRequestRoute } from '@/features/supply-requests/api'
import {
  exportShelterResponses,
  listPlatformResponses,
  listShelterResponses,
  listShelterSupplies,
} from '@/features/supply-requests/desk/api'
import { answerRequest } from '@/features/supply-requests/commands/answer'
import { acceptResponse } from '@/features/supply-requests/commands/decide'
import { readSlip } from '@/features/supply-requests/responses'
import { archiveLate, forgetPhones } from '@/features/supply-requests/tasks'
import { copyPerson, erasePerson } from '@/features/privacy/commands'
import type { User } from '@/payload-types'
import { env } from '@/platform/env'

import { inTurns } from '../../scripts/seed/load'
import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { GIFT, supplyDesk } from './supplies'

let payload: Payload
let world: World
const desk = supplyDesk(
  () => payload,
  () => world,
)
const { clear, create, answer, step, sums, answerRow, pool, newReq, one } = desk
const idOf = (made: { json: Record<string, unknown> }) => (made.json.data as { id: string }).id
const made = async (more: object = {}) => idOf(await create(more))

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})
beforeEach(clear)

async function people(count: number): Promise<User[]> {
  const found: User[] = []
  for (let n = 0; n < count; n += 1) {
    const { rows } = await pool().query<{ id: string }>(
      `insert into users (id, name, email, email_verified, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, now(), now(), now()) returning id`,
      [`Donneur ${n}`, `donneur-${n}-${Math.random().toString(36).slice(2)}@exemple.fr`],
    )
    found.push(await payload.findByID({ collection: 'users', id: String(rows[0]?.id) }))
  }
  return found
}

/** From a network of its own: fifty people are not one. */
const request = (nth = 0) =>
  new Request(`${env.publicUrl}/x`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.3.0.${nth}` },
  })
const as = async (user: User) => ({ ...(await newReq()), user: { ...user, collection: 'users' } })

/** As many as one server has connections. */
const AT_ONCE = 10

describe('at once', () => {
  it('fifty answers, and fifty decisions about them, leave true sums', async () => {
    const id = await made({ quantityRequested: 1000 })
    const all = await people(50)
    const answers = await inTurns(all, AT_ONCE, async (user, nth) => {
      const sent = { ...GIFT, id, quantityDonated: nth + 1, message: null }
      return answerRequest((await as(user)) as never, request(nth), user, sent)
    })
    expect(await sums(id)).toEqual({ secured: 0, waiting: 50, answers: 50 })
    const moderator = await payload.findByID({ collection: 'users', id: world.users.moderator })
    await inTurns(answers, AT_ONCE, async (each) =>
      acceptResponse((await as(moderator)) as never, { id: each, version: 1 }),
    )
    expect(await sums(id)).toEqual({ secured: 1275, waiting: 0, answers: 50 })
  }, 120_000)
  it('one person who presses ten times answers once', async () => {
    const id = await made()
    const tries = await Promise.all(Array.from({ length: 10 }, () => answer(id)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.every(({ status }) => [200, 409, 429].includes(status))).toBe(true)
    expect(await sums(id)).toEqual({ secured: 0, waiting: 1, answers: 1 })
  })
  it('two who decide the same answer: one is told that it has changed', async () => {
    const id = idOf(await answer(await made()))
    const both = await Promise.all([
      step('accept', id, 1),
      step('reject', id, 1, { reason: 'Nous en avons trop' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('whoever has no part in it', () => {
  it('finds nothing: requests, answers, slips, lists and files', async () => {
    const of = await made()
    const id = idOf(await answer(of))
    const expected: ReadonlyArray<readonly [Who, number]> = [
      ['anonymous', 401],
      ['visitor', 404],
      ['volunteer', 403],
      ['editor', 403],
      ['foreignAdmin', 404],
    ]
    const shelter = { shelterId: world.a.shelter }
    for (const [who, status] of expected) {
      const got = [
        await step('accept', id, 1, { as: who }),
        await step('undo', id, 1, { as: who }),
        await call(world, updateSupplyRequestRoute, {
          as: who,
          params: { id: of },
          body: { isActive: false },
        }),
        await call(world, listShelterSupplies, { as: who, params: shelter }),
        await call(world, listShelterResponses, { as: who, params: shelter }),
        await call(world, exportShelterResponses, { as: who, params: shelter }),
        await create({}, who),
      ]
      expect([who, ...got.map((each) => each.status)]).toEqual([who, ...got.map(() => status)])
    }
    expect((await call(world, listPlatformResponses, { as: 'admin' })).status).toBe(403)
    expect((await call(world, listPlatformResponses, { as: 'superAdmin' })).status).toBe(200)
    expect(await readSlip(await newReq(), world.users.volunteer, id)).toBeNull()
    expect(await answerRow(id)).toMatchObject({ status: 'PENDING', version: 1 })
  })
  it('never moves a request to another shelter, nor answers for somebody else', async () => {
    const id = await made()
    const moved = await call(world, updateSupplyRequestRoute, {
      as: 'moderator',
      params: { id },
      body: { shelterId: world.b.shelter },
    })
    expect(moved.status).toBe(400)
    await answer(id, { userId: world.users.admin })
    const { user_id: giver } = await one<{ user_id: string }>('select * from supply_responses')
    expect(giver).toBe(world.users.visitor)
    const stranger = await call(world, answerSupplyRequest, { params: { id }, body: GIFT })
    expect(stranger.status).toBe(401)
  })
  it('needs a confirmed address', async () => {
    const id = await made()
    await pool().query('update users set email_verified = null where id = $1', [
      world.users.volunteer,
    ])
    const refused = await answer(id, {}, 'volunteer')
    await pool().query('update users set email_verified = now() where id = $1', [
      world.users.volunteer,
    ])
    expect([refused.status, refused.json.error]).toEqual([
      403,
      'Confirmez votre adresse e-mail pour proposer ce que vous apportez',
    ])
  })
  it('reads by Payload’s addresses what is open, without who follows it', async () => {
    const open = await made({ userName: 'Claire', userPhone: '06 39 98 00 02' })
    const closed = await made({ isActive: false })
    const get = (who: Who, id: string) => cms(world, who, 'GET', `supply-requests/${id}`)
    expect((await get('anonymous', open)).status).toBe(200)
    for (const who of ['anonymous', 'visitor', 'editor', 'foreignAdmin'] as const) {
      expect((await get(who, open)).text).not.toMatch(/Claire|98 00 02/)
      expect((await get(who, closed)).status).toBe(404)
    }
    expect((await get('moderator', open)).text).toContain('98 00 02')
    const filter = '?where[userPhone][contains]=0639'
    const asked = await cms(world, 'visitor', 'GET', `supply-requests${filter}`)
    expect([400, 403]).toContain(asked.status)
    expect((await cms(world, 'editor', 'DELETE', `supply-requests/${open}`)).status).not.toBe(200)
    const foreign = { body: { title: 'Pris' } }
    const patch = await cms(world, 'foreignAdmin', 'PATCH', `supply-requests/${open}`, foreign)
    expect(patch.status).toBe(404)
  })
})

describe('the desk', () => {
  it('lists requests and answers with their counts, telephones for the team alone', async () => {
    const id = await made()
    await made({ isActive: false, title: 'Vieilles couvertures' })
    const given = idOf(await answer(id, { message: '=1+1' }))
    const shelter = { as: 'moderator' as const, params: { shelterId: world.a.shelter } }
    const { json } = await call(world, listShelterSupplies, shelter)
    expect(json.counts).toEqual({ OPEN: 1, FULL: 0, ARCHIVED: 1 })
    expect((json.data as Array<{ waiting: number }>)[0]?.waiting).toBe(1)
    const answers = await call(world, listShelterResponses, shelter)
    expect(answers.json.data).toMatchObject([{ id: given, phone: GIFT.phone, name: 'Mamie Jo' }])
    const { headers, status } = await call(world, exportShelterResponses, shelter)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  })
})

describe('a request whose givers wait', () => {
  it('goes neither to the bin nor for good, until each has an answer', async () => {
    const id = await made()
    const given = idOf(await answer(id))
    const body = { deletedAt: new Date().toISOString() }
    const path = `supply-requests/${id}`
    const throwAway = async () => (await cms(world, 'moderator', 'PATCH', path, { body })).status
    expect(await throwAway()).toBe(409)
    expect((await cms(world, 'moderator', 'DELETE', path)).status).toBe(409)
    await step('reject', given, 1, { reason: 'Nous en avons assez' })
    expect(await throwAway()).toBe(200)
  })
})

describe('what is over', () => {
  it('archives itself the day after its last day, once', async () => {
    const id = await made()
    await pool().query(
      `update supply_requests set delivery_date = now() - interval '2 days' where id = $1`,
      [id],
    )
    expect((await answer(id)).status).toBe(422)
    expect(await archiveLate(await newReq())).toBe(1)
    expect(await archiveLate(await newReq())).toBe(0)
    const row = await one<{ is_active: boolean; closed_at: Date | null }>(
      'select is_active, closed_at from supply_requests',
    )
    expect([row.is_active, row.closed_at !== null]).toEqual([false, true])
  })
  it('loses its telephones 90 days later, and not before', async () => {
    const open = idOf(await answer(await made()))
    const done = idOf(await answer(await made()))
    await step('accept', done, 1)
    await step('done', done, 2)
    const closed = await made()
    const late = idOf(await answer(closed))
    await call(world, updateSupplyRequestRoute, {
      as: 'moderator',
      params: { id: closed },
      body: { isActive: false },
    })
    expect(await forgetPhones(await newReq())).toBe(0)
    await pool().query(`update supply_responses set decided_at = now() - interval '91 days'
      where decided_at is not null`)
    await pool().query(`update supply_requests set closed_at = now() - interval '91 days'
      where closed_at is not null`)
    await pool().query(`update supply_responses set responded_at = now() - interval '91 days'`)
    expect(await forgetPhones(await newReq())).toBe(2)
    expect((await answerRow(open)).phone).not.toBeNull()
    expect((await answerRow(done)).phone).toBeNull()
    expect((await answerRow(late)).phone).toBeNull()
  })
  it('loses those of a request that has been full for as long', async () => {
    const need = await made({ quantityRequested: 4 })
    const [one, two] = await people(2)
    const brought = (user: User | undefined) =>
      as(user as User).then(async (req) =>
        answerRequest(req as never, request(9), user as User, {
          id: need,
          ...GIFT,
          quantityDonated: 4,
        }),
      )
    const waiting = await brought(two)
    const taken = await brought(one)
    await step('accept', taken, 1)
    await pool().query(`update supply_responses set responded_at = now() - interval '91 days',
      decided_at = case when decided_at is null then null else now() - interval '91 days' end`)
    expect(await forgetPhones(await newReq())).toBe(2)
    expect((await answerRow(waiting)).phone).toBeNull()
  })
  it('of a person, is copied and erased; what was received stays in the sums', async () => {
    const [giver] = await people(1)
    const user = giver as User
    const first = await made()
    const other = await made()
    await pool().query('delete from notifications')
    const sent = { ...GIFT, message: null }
    const kept = await answerRequest((await as(user)) as never, request(), user, {
      ...sent,
      id: first,
    })
    await step('accept', kept, 1)
    await step('done', kept, 2)
    const open = await answerRequest((await as(user)) as never, request(), user, {
      ...sent,
      id: other,
    })
    await step('accept', open, 1)
    const copy = await copyPerson(await newReq(), user.email)
    expect(JSON.stringify(copy.data)).toContain(GIFT.phone)
    await erasePerson(await newReq(), user.email, user.email)
    const { rows: told } = await pool().query<{ title: string }>(
      'select distinct title from notifications',
    )
    expect(told).toEqual([{ title: 'Une personne qui a quitté la plateforme ne vient plus' }])
    expect(await answerRow(kept)).toMatchObject({
      phone: null,
      user_id: null,
      name: 'Personne anonymisée',
      is_archived: false,
    })
    expect(await sums(first)).toMatchObject({ secured: 2 })
    expect(await answerRow(open)).toMatchObject({ phone: null, is_archived: true })
    expect(await sums(other)).toEqual({ secured: 0, waiting: 0, answers: 0 })
  })
})
