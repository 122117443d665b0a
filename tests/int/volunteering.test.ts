import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as own from '@/features/volunteering/api'
import { forgetOld } from '@/features/volunteering/commands/forget'
import { remindVolunteers } from '@/features/volunteering/commands/remind'
import { takeSlot } from '@/features/volunteering/commands/take'
import * as desk from '@/features/volunteering/desk/api'
import { findMission, searchMissions, workOf } from '@/features/volunteering/queries'
import { NO_FILTERS } from '@/features/volunteering/schema'
import type { User } from '@/payload-types'
import { addDays, parisDay } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'

let payload: Payload
let world: World
const pool = () => (payload.db as unknown as { pool: Pool }).pool
const one = async (text: string, values: unknown[] = []) =>
  (await pool().query<Record<string, unknown>>(text, values)).rows[0] ?? {}

const MISSION = {
  title: 'Promener les chiens',
  kind: 'WALKS',
  rhythm: 'WEEKLY',
  skills: ['DOGS'],
  minAge: 16,
  description: 'Une heure avec un chien, deux par deux.',
  near: 'Rennes (35)',
}
const OFFER = { name: 'Léa Martin', phone: '06 12 34 56 78', age: 20 }
const TOMORROW = addDays(parisDay(new Date()), 1)

type Route = Parameters<typeof call>[1]
const team = (as: Who, route: Route, body: unknown, id = '', shelterId = world.a.shelter) =>
  call(world, route, { as, params: { shelterId, id }, body })
const mine = (as: Who, route: Route, id: string, body: unknown = {}) =>
  call(world, route, { as, params: { id }, body })
const idOf = ({ json }: Answer): string => (json.data as { id: string }).id

async function newMission(more: object = {}): Promise<{ id: string; slug: string }> {
  const id = idOf(await team('moderator', desk.createMissionRoute, { ...MISSION, ...more }))
  const { slug } = await one('select slug from volunteer_missions where id = $1', [id])
  return { id, slug: String(slug) }
}
async function offered(mission: string, as: Who = 'visitor', more: object = {}): Promise<string> {
  const answer = await mine(as, own.applyRoute, mission, { ...OFFER, ...more })
  expect(answer.json).toMatchObject({ success: true })
  const row = await one('select id from volunteer_applications order by created_at desc limit 1')
  return String(row.id)
}
const decide = (id: string, outcome = 'ACCEPTED', reason = '', as: Who = 'moderator') =>
  team(as, desk.decideApplicationRoute, { outcome, reason }, id)
async function newSlot(mission: string, more: object = {}): Promise<string> {
  const slot = { mission, day: TOMORROW, time: '10:00', minutes: 120, places: 2, ...more }
  const answer = await team('moderator', desk.createSlotsRoute, slot)
  expect(answer.status).toBe(200)
  return String((await one('select id from volunteer_slots order by created_at desc limit 1')).id)
}
const notices = async (user: string) =>
  (
    await pool().query<{ type: string }>(
      'select type from notifications where user_id = $1 order by created_at',
      [user],
    )
  ).rows.map(({ type }) => type)
const letters = async (subject: string) =>
  (await one('select count(*)::int as n from emails where subject like $1', [subject])).n
const past = (slot: string) =>
  pool().query(`update volunteer_slots set starts_at = now() - interval '1 day' where id = $1`, [
    slot,
  ])

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await pool().query('update users set email_verified = now()')
})
beforeEach(async () => {
  for (const table of ['shifts', 'slots', 'applications', 'missions', 'calendars']) {
    await pool().query(`delete from volunteer_${table}`)
  }
  await pool().query('delete from volunteers')
  for (const table of ['notifications', 'rate_limits', 'emails']) {
    await pool().query(`delete from ${table}`)
  }
})

describe('missions', () => {
  it('are those of a team that manages forms, and vanish with their shelter', async () => {
    for (const who of ['anonymous', 'visitor', 'volunteer', 'editor', 'foreignAdmin'] as const) {
      const { status } = await team(who, desk.createMissionRoute, MISSION)
      expect([who, status]).toEqual([
        who,
        { anonymous: 401, volunteer: 403, editor: 403 }[who as string] ?? 404,
      ])
    }
    const { id, slug } = await newMission()
    expect((await findMission(slug))?.title).toBe(MISSION.title)
    const change = { ...MISSION, title: 'Autre', version: 1 }
    const foreign = await team('foreignAdmin', desk.changeMissionRoute, change, id, world.b.shelter)
    expect(foreign.status).toBe(404)
    expect((await team('admin', desk.changeMissionRoute, change, id)).status).toBe(200)
    // What was read before is not written over it.
    expect((await team('moderator', desk.changeMissionRoute, change, id)).status).toBe(409)
    await pool().query(`update shelters set status = 'SUSPENDED' where id = $1`, [world.a.shelter])
    expect(await findMission(slug)).toBeNull()
    expect((await searchMissions(NO_FILTERS)).total).toBe(0)
    expect((await mine('visitor', own.applyRoute, id, OFFER)).status).toBe(404)
    await pool().query(`update shelters set status = 'APPROVED' where id = $1`, [world.a.shelter])
  })

  it('are found near a place, by what they ask and by age', async () => {
    await newMission()
    await newMission({
      title: 'Bricoler',
      kind: 'HANDYWORK',
      near: 'Nantes (44)',
      minAge: null,
      skills: [],
    })
    const find = async (more: object) =>
      (await searchMissions({ ...NO_FILTERS, ...more })).missions.map(({ title }) => title)
    expect(await find({ near: 'Rennes' })).toEqual(['Promener les chiens'])
    expect(await find({ near: 'Rennes', radiusKm: 150 })).toEqual([
      'Promener les chiens',
      'Bricoler',
    ])
    expect(await find({ age: 12 })).toEqual(['Bricoler'])
    expect(await find({ skill: 'DOGS' })).toEqual(['Promener les chiens'])
    expect(await find({ kind: 'CATS' })).toEqual([])
  })

  it('say what is wrong on its field', async () => {
    const wrong = await team('admin', desk.createMissionRoute, { ...MISSION, near: 'Xyzzy' })
    expect([wrong.status, Object.keys(wrong.json.fields ?? {})]).toEqual([422, ['near']])
    const far = await team('admin', desk.createMissionRoute, { ...MISSION, lat: 43, lng: 5 })
    expect(far.status).toBe(422)
    expect((await team('admin', desk.createMissionRoute, { ...MISSION, title: '' })).status).toBe(
      400,
    )
  })
})

describe('offers', () => {
  it('wait once, and are refused to the young, the unconfirmed and where it is in pause', async () => {
    const { id } = await newMission()
    expect(
      (await mine('visitor', own.applyRoute, id, { ...OFFER, age: 15 })).json.fields,
    ).toHaveProperty('age')
    const minor = await mine('visitor', own.applyRoute, id, { ...OFFER, age: 17 })
    expect([minor.status, Object.keys(minor.json.fields ?? {})]).toEqual([
      422,
      ['parentName', 'parentAgrees'],
    ])
    expect((await mine('anonymous', own.applyRoute, id, OFFER)).status).toBe(401)
    await pool().query('update users set email_verified = null where id = $1', [
      world.users.visitor,
    ])
    expect((await mine('visitor', own.applyRoute, id, OFFER)).status).toBe(403)
    await pool().query('update users set email_verified = now()')
    const sent = await Promise.all([1, 2, 3].map(() => mine('visitor', own.applyRoute, id, OFFER)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await team('admin', desk.setMissionStatusRoute, { status: 'PAUSED', version: 1 }, id)
    expect((await mine('editor', own.applyRoute, id, OFFER)).status).toBe(409)
  })

  it('are decided once with a word, taken back, and another shelter has no hand in it', async () => {
    const { id } = await newMission()
    const offer = await offered(id)
    expect((await decide(offer, 'REFUSED')).status).toBe(400)
    const foreign = { outcome: 'ACCEPTED', reason: '' }
    expect(
      (await team('foreignAdmin', desk.decideApplicationRoute, foreign, offer, world.b.shelter))
        .status,
    ).toBe(404)
    const both = await Promise.all([decide(offer), decide(offer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await notices(world.users.visitor)).toEqual(['FORM_APPROVED'])
    // A volunteer has no role in the team.
    expect((await team('visitor', desk.listVolunteersRoute, undefined)).status).toBe(404)
    expect((await team('moderator', desk.undoDecisionRoute, {}, offer)).status).toBe(200)
    expect(await one('select count(*)::int as n from volunteers')).toEqual({ n: 0 })
    expect((await decide(offer, 'REFUSED', 'Complet')).status).toBe(200)
    expect((await mine('visitor', own.withdrawRoute, offer)).status).toBe(409)
    expect((await mine('editor', own.withdrawRoute, offer)).status).toBe(404)
  })

  it('are shown to the team alone, with the telephone', async () => {
    const { id } = await newMission()
    await offered(id)
    const read = await team('moderator', desk.listApplicationsRoute, undefined)
    expect(read.json.data).toMatchObject([{ phone: '06 12 34 56 78', status: 'PENDING' }])
    expect((await team('editor', desk.listApplicationsRoute, undefined)).status).toBe(403)
  })
})

describe('slots', () => {
  async function volunteer(as: Who = 'visitor') {
    const mission = await newMission()
    const offer = await offered(mission.id, as)
    await decide(offer)
    await pool().query('delete from notifications')
    return { mission, offer }
  }

  it('are never overbooked by 50 people at once', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id, { places: 3 })
    const { rows: people } = await pool().query<User>(
      `insert into users (id, name, email, email_verified)
        select gen_random_uuid(), 'Aide ' || n, 'aide-' || n || '@exemple.fr', now()
        from generate_series(1, 50) n returning id, name, email`,
    )
    await pool().query(
      `insert into volunteers (shelter_id, user_id, name)
        select $1, id, name from users where email like 'aide-%'`,
      [world.a.shelter],
    )
    const done = await Promise.allSettled(
      people.map(async (user) => takeSlot(await createLocalReq({}, payload), user, slot)),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await one('select count(*)::int as n from volunteer_shifts')).toEqual({ n: 3 })
  }, 120_000)

  it('are taken once by volunteers, left, and told late', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    expect((await mine('editor', own.takeSlotRoute, slot)).status).toBe(404)
    await Promise.all([1, 2, 3].map(() => mine('visitor', own.takeSlotRoute, slot)))
    expect(await one('select count(*)::int as n from volunteer_shifts')).toEqual({ n: 1 })
    // Who did it is told by the letter, the team by the bell, each once.
    expect(await letters('Créneau pris%')).toBe(1)
    expect(await notices(world.users.moderator)).toEqual(['APPOINTMENT_CONFIRMED'])
    const other = await newSlot(mission.id, { time: '11:00' })
    expect((await mine('visitor', own.takeSlotRoute, other)).status).toBe(409)
    await pool().query(
      `update volunteer_slots set starts_at = now() + interval '2 hours' where id = $1`,
      [slot],
    )
    expect((await mine('visitor', own.leaveSlotRoute, slot)).status).toBe(200)
    expect((await mine('visitor', own.leaveSlotRoute, slot)).status).toBe(200)
    expect(await notices(world.users.moderator)).toEqual([
      'APPOINTMENT_CONFIRMED',
      'APPOINTMENT_CANCELLED',
    ])
  })

  it('are cancelled with a reason, once, by their own team', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    await mine('visitor', own.takeSlotRoute, slot)
    const reason = { reason: 'Neige' }
    expect(
      (await team('foreignAdmin', desk.cancelSlotRoute, reason, slot, world.b.shelter)).status,
    ).toBe(404)
    expect((await team('admin', desk.cancelSlotRoute, { reason: ' ' }, slot)).status).toBe(400)
    expect((await team('admin', desk.cancelSlotRoute, reason, slot)).status).toBe(200)
    expect((await team('admin', desk.cancelSlotRoute, reason, slot)).status).toBe(409)
    expect(await notices(world.users.visitor)).toEqual(['APPOINTMENT_CANCELLED'])
    expect((await mine('visitor', own.takeSlotRoute, slot)).status).toBe(409)
  })

  it('come back each week, not twice, and of no other shelter', async () => {
    const { mission } = await volunteer()
    const slot = {
      mission: mission.id,
      day: TOMORROW,
      time: '10:00',
      minutes: 60,
      places: 1,
      weeks: 4,
    }
    const made = await team('admin', desk.createSlotsRoute, slot)
    expect(made.json.data).toEqual({ count: 4 })
    expect((await team('admin', desk.createSlotsRoute, slot)).status).toBe(422)
    expect(
      (await team('foreignAdmin', desk.createSlotsRoute, slot, '', world.b.shelter)).status,
    ).toBe(422)
    const old = { ...slot, day: addDays(TOMORROW, -3) }
    expect((await team('admin', desk.createSlotsRoute, old)).json.fields).toHaveProperty('day')
  })

  it('are told the day before, once', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    await mine('visitor', own.takeSlotRoute, slot)
    await pool().query(`update volunteer_shifts set taken_at = now() - interval '2 days'`)
    await pool().query('delete from notifications')
    const noon = new Date(`${parisDay(new Date())}T11:00:00Z`)
    const req = await createLocalReq({}, payload)
    await Promise.all([
      remindVolunteers(req, noon),
      remindVolunteers(await createLocalReq({}, payload), noon),
    ])
    await remindVolunteers(req, noon)
    expect(await notices(world.users.visitor)).toEqual(['APPOINTMENT_CONFIRMED'])
  })

  it('stand in a private calendar, whose address can be changed', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    await mine('visitor', own.takeSlotRoute, slot)
    const file = (as: Who) => call(world, own.slotCalendarRoute, { as, params: { id: slot } })
    expect((await file('visitor')).status).toBe(200)
    expect((await file('editor')).status).toBe(404)
    const read = (secret: string) =>
      call(world, own.wholeCalendarRoute, { params: { secret } }).then(({ status }) => status)
    const renew = async () => {
      await call(world, own.renewCalendarRoute, { as: 'visitor', body: {} })
      return String((await one('select secret from volunteer_calendars')).secret)
    }
    const first = await renew()
    expect(await read(first)).toBe(200)
    const second = await renew()
    expect([await read(first), await read(second)]).toEqual([404, 200])
  })
})

describe('hours', () => {
  it('are declared, validated, taken back, and counted as they stand', async () => {
    const mission = await newMission()
    await decide(await offered(mission.id))
    const slot = await newSlot(mission.id)
    await mine('visitor', own.takeSlotRoute, slot)
    const shift = String((await one('select id from volunteer_shifts')).id)
    const declare = (minutes: unknown) => mine('visitor', own.declareHoursRoute, shift, { minutes })
    const settle = (attendance: string | null, minutes: number | null, as: Who = 'moderator') =>
      team(as, desk.settleHoursRoute, { attendance, minutes }, shift)
    const execute = payload.db as unknown as { drizzle: { execute: Parameters<typeof workOf>[0] } }
    const worked = () => workOf(execute.drizzle.execute.bind(execute.drizzle), world.users.visitor)

    expect((await declare(60)).status).toBe(422)
    expect((await settle('ATTENDED', 60)).status).toBe(409)
    await past(slot)
    expect((await declare(50)).status).toBe(400)
    expect((await mine('editor', own.declareHoursRoute, shift, { minutes: 60 })).status).toBe(404)
    expect((await declare(90)).status).toBe(200)
    expect(await worked()).toEqual({ minutes: 0, slots: 0 })
    expect((await settle('ATTENDED', 75)).status).toBe(200)
    expect(await worked()).toEqual({ minutes: 75, slots: 1 })
    expect((await declare(120)).status).toBe(409)
    expect((await settle(null, null)).status).toBe(200)
    expect(await worked()).toEqual({ minutes: 0, slots: 0 })
    expect((await settle('ABSENT', null)).status).toBe(200)
    expect(await worked()).toEqual({ minutes: 0, slots: 0 })
    expect((await settle('ATTENDED', 90, 'editor')).status).toBe(403)
    await settle('ATTENDED', 90)
    // An end leaves the hours.
    const volunteer = String((await one('select id from volunteers')).id)
    expect(
      (await team('admin', desk.endVolunteerRoute, { reason: 'Départ' }, volunteer)).status,
    ).toBe(200)
    expect(
      (await team('admin', desk.endVolunteerRoute, { reason: 'Départ' }, volunteer)).status,
    ).toBe(409)
    expect(await worked()).toEqual({ minutes: 90, slots: 1 })
  })

  it('stay when the rest is forgotten', async () => {
    const mission = await newMission()
    await decide(await offered(mission.id))
    await pool().query(`update volunteer_applications set decided_at = now() - interval '2 years'`)
    await pool().query(`update volunteers set ended_at = now() - interval '2 years'`)
    await forgetOld(await createLocalReq({}, payload))
    expect(await one('select count(*)::int as n from volunteer_applications')).toEqual({ n: 0 })
    expect(await one('select phone from volunteers')).toEqual({ phone: null })
  })
})
