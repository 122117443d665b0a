import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as own from '@/features/volunteering/api'
import { forgetOld } from '@/features/volunteering/commands/forget'
import { remindVolunteers } from '@/features/volunteering/commands/remind'
import { takeSlot } from '@/features/volunteering/commands/take'
import * as desk from '@/features/volunteering/desk/api'
import { hoursOfYear, readOwn } from '@/features/volunteering/own'
import { workOf } from '@/features/volunteering/queries'
import { erasePerson } from '@/features/privacy/commands'
import type { User } from '@/payload-types'
import { addDays, parisDay } from '@/platform/time/model'

import type { Who } from './access/world'
import { call } from './in-process'
import {
  beginWorld,
  forgetAll,
  one,
  MISSION,
  TOMORROW,
  team,
  mine,
  newMission,
  offered,
  decide,
  newSlot,
  notices,
  letters,
  past,
  pool,
  payload,
  world,
} from './volunteers'

/** What somebody under 18 says besides. */
const PARENT = { parentName: 'Sa mère', parentAgrees: true }

beforeAll(beginWorld)
beforeEach(forgetAll)

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

  it('are for those who are old enough, of missions that are not over', async () => {
    const open = await newMission({ minAge: null })
    await decide(await offered(open.id, 'visitor', { age: 17, ...PARENT }))
    const drive = await newMission({ minAge: 18 })
    const slot = await newSlot(drive.id)
    const young = await mine('visitor', own.takeSlotRoute, slot)
    expect([young.status, young.json.error]).toEqual([
      409,
      'Cette mission demande d’avoir au moins 18 ans',
    ])
    // What was said a year ago is a year more.
    await pool().query(`update volunteers set age_at = now() - interval '366 days'`)
    expect((await mine('visitor', own.takeSlotRoute, slot)).status).toBe(200)
    const other = await newSlot(open.id, { time: '16:00' })
    await team('moderator', desk.setMissionStatusRoute, { status: 'CLOSED', version: 1 }, open.id)
    expect((await mine('visitor', own.takeSlotRoute, other)).json.error).toBe(
      'Cette mission est terminée',
    )
  })

  it('keep their hour and their place, or those who took one are told', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    await mine('visitor', own.takeSlotRoute, slot)
    await pool().query('delete from notifications')
    const moved = (more: object) =>
      team('moderator', desk.changeMissionRoute, { ...MISSION, version: 1, ...more }, mission.id)
    const far = await moved({ near: 'Saint-Denis (974)', lat: null, lng: null })
    expect([far.status, Object.keys(far.json.fields ?? {})]).toEqual([422, ['near']])
    expect((await moved({ placeWords: 'Derrière la mairie' })).status).toBe(200)
    expect(await notices(world.users.visitor)).toEqual(['APPOINTMENT_CONFIRMED'])
  })

  it('are taken once by volunteers, given back a week before, and both sides hear it once', async () => {
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
      `update volunteer_slots set starts_at = now() + interval '7 days' where id = $1`,
      [slot],
    )
    expect((await mine('visitor', own.leaveSlotRoute, slot)).status).toBe(200)
    expect((await mine('visitor', own.leaveSlotRoute, slot)).status).toBe(200)
    expect(await notices(world.users.moderator)).toEqual([
      'APPOINTMENT_CONFIRMED',
      'APPOINTMENT_CANCELLED',
    ])
    expect(await letters('Créneau rendu%')).toBe(1)
  })

  it('of a person who is forgotten are free again, and the team hears it without a name', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    const email = 'oubli@exemple.fr'
    const { rows } = await pool().query<User>(
      `insert into users (id, name, email, email_verified)
       values (gen_random_uuid(), 'Odile Oubliée', $1, now()) returning id, name, email`,
      [email],
    )
    const user = rows[0] as User
    await pool().query('insert into volunteers (shelter_id, user_id, name) values ($1, $2, $3)', [
      ...[world.a.shelter, user.id, user.name],
    ])
    const other = await newSlot(mission.id, { time: '16:00' })
    await pool().query('delete from notifications')
    for (const each of [slot, other]) await takeSlot(await createLocalReq({}, payload), user, each)
    await erasePerson(await createLocalReq({}, payload), email, email)
    expect(await one('select count(*)::int as n from volunteer_shifts')).toEqual({ n: 0 })
    expect(await notices(world.users.moderator)).toEqual(['APPOINTMENT_CANCELLED'])
    expect(await one('select title from notifications limit 1')).toEqual({
      title: 'Une personne qui a quitté la plateforme ne viendra pas',
    })
  })

  it('count for the year that it was where they were', async () => {
    const { mission } = await volunteer()
    const slot = await newSlot(mission.id)
    await mine('visitor', own.takeSlotRoute, slot)
    await pool().query(`update volunteer_missions set department = '974' where id = $1`, [
      mission.id,
    ])
    // One in the morning of the first day of 2026, on La Réunion.
    await pool().query(`update volunteer_slots set starts_at = '2025-12-31T21:00:00Z'`)
    await pool().query(
      `update volunteer_shifts set attendance = 'ATTENDED', validated_minutes = 60`,
    )
    const req = await createLocalReq({}, payload)
    expect((await hoursOfYear(req, world.users.visitor, 2025)).minutes).toBe(0)
    expect((await hoursOfYear(req, world.users.visitor, 2026)).minutes).toBe(60)
    expect((await readOwn(req, world.users.visitor)).years).toEqual([2026])
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
    const { drizzle } = payload.db
    const worked = () => workOf(drizzle.execute.bind(drizzle), world.users.visitor)

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
