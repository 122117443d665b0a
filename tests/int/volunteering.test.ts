import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as own from '@/features/volunteering/api'
import * as desk from '@/features/volunteering/desk/api'
import {
  asksForVolunteers,
  findMission,
  listShelterMissions,
  searchMissions,
} from '@/features/volunteering/queries'
import { NO_FILTERS } from '@/features/volunteering/schema'

import {
  beginWorld,
  forgetAll,
  one,
  MISSION,
  OFFER,
  team,
  mine,
  newMission,
  offered,
  decide,
  notices,
  pool,
  world,
} from './volunteers'

beforeAll(beginWorld)
beforeEach(forgetAll)

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

  it('stand on the site of their shelter as long as they are open', async () => {
    const here = world.a.shelter
    expect([await asksForVolunteers(here), await listShelterMissions(here)]).toEqual([false, []])
    const { id, slug } = await newMission()
    expect(await asksForVolunteers(here)).toBe(true)
    expect(await listShelterMissions(here)).toMatchObject([{ slug, away: null }])
    expect(await asksForVolunteers(world.b.shelter)).toBe(false)
    await team('admin', desk.setMissionStatusRoute, { status: 'PAUSED', version: 1 }, id)
    expect([await asksForVolunteers(here), await listShelterMissions(here)]).toEqual([false, []])
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

  it('of one person for two missions: one answer is taken back, they stay by the other', async () => {
    const first = await offered((await newMission()).id)
    const second = await offered((await newMission()).id)
    await decide(first)
    await decide(second)
    expect((await team('moderator', desk.undoDecisionRoute, {}, first)).status).toBe(200)
    expect(await one('select application_id, ended_at from volunteers')).toEqual({
      application_id: second,
      ended_at: null,
    })
    expect((await team('moderator', desk.undoDecisionRoute, {}, second)).status).toBe(200)
    expect(await one('select count(*)::int as n from volunteers')).toEqual({ n: 0 })
  })

  it('are shown to the team alone, with the telephone', async () => {
    const { id } = await newMission()
    await offered(id)
    const read = await team('moderator', desk.listApplicationsRoute, undefined)
    expect(read.json.data).toMatchObject([{ phone: '06 12 34 56 78', status: 'PENDING' }])
    expect((await team('editor', desk.listApplicationsRoute, undefined)).status).toBe(403)
  })
})
