import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  cancelPlatformAnnouncement,
  cancelTeamAnnouncement,
  countPlatformAudience,
  countTeamAudience,
  listPlatformAnnouncements,
  listTeamAnnouncements,
  writePlatformAnnouncement,
  writeTeamAnnouncement,
} from '@/features/announcements/api'
import { sendAnnouncement } from '@/features/announcements/commands/send'
import type { Announcement } from '@/features/announcements/view'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let built: World

beforeAll(async () => {
  payload = await getTestPayload()
  built = await makeWorld(payload)
})

const world = () => built
const pool = () => payload.db.pool
let keys = 0
const key = () => `announcement-key-${String((keys += 1))}`
const words = () => ({
  kind: 'GENERAL_INFO',
  title: 'Réunion de jeudi',
  message: 'Rendez-vous à 18 heures dans la salle du fond.',
  actionUrl: '/notifications',
  idempotencyKey: key(),
})
const params = () => ({ shelterId: world().a.shelter })
const write = (as: Who | 'mixed', body: object = {}, shelterId = world().a.shelter) =>
  call(world(), writeTeamAnnouncement, {
    as,
    params: { shelterId },
    body: { ...words(), ...body },
  })
const announce = (as: Who | 'mixed', body: object) =>
  call(world(), writePlatformAnnouncement, { as, body: { ...words(), ...body } })
const idOf = (json: object) => (json as { data: Announcement }).data.id
const send = async (id: string) => sendAnnouncement(await createLocalReq({}, payload), id)
const told = async (title = 'Réunion de jeudi') =>
  (
    await pool().query<{ email: string }>(
      `select u.email from notifications n join users u on u.id = n.user_id
         where n.title = $1 order by u.email`,
      [title],
    )
  ).rows.map(({ email }) => email)
const stateOf = async (id: string) =>
  (
    await pool().query<{ status: string; told: string | null; reason: string | null }>(
      'select status, told, reason from announcements where id = $1',
      [id],
    )
  ).rows[0]
const count = async (as: Who, query: string) => call(world(), countPlatformAudience, { as, query })

describe('announcements', () => {
  let team = 0
  beforeAll(async () => {
    const { rows } = await pool().query<{ n: number }>(
      'select count(distinct _parent_id)::int as n from users_memberships where shelter_id = $1',
      [world().a.shelter],
    )
    team = rows[0]?.n ?? 0
  })
  beforeEach(async () => {
    await pool().query('delete from announcements')
    await pool().query('delete from notifications')
  })

  it.each([
    ['anonymous', 401],
    ['visitor', 404],
    ['volunteer', 403],
    ['editor', 403],
    ['moderator', 403],
    ['foreignAdmin', 404],
    ['admin', 201],
    ['superAdmin', 201],
  ] as const)('to a team by %s answers %i', async (who, status) => {
    expect((await write(who)).status).toBe(status)
    const read = await call(world(), listTeamAnnouncements, { as: who, params: params() })
    expect(read.status).toBe(status === 201 ? 200 : status)
    const reach = await call(world(), countTeamAudience, { as: who, params: params() })
    expect(reach.status).toBe(status === 201 ? 200 : status)
  })
  it.each(['visitor', 'editor', 'admin', 'foreignAdmin'] as const)(
    'to everybody are refused to %s, whatever they ask',
    async (who) => {
      const asked = { audience: 'ALL' }
      expect((await announce(who, asked)).status).toBe(403)
      expect((await call(world(), listPlatformAnnouncements, { as: who })).status).toBe(403)
      expect((await count(who, '?audience=ALL')).status).toBe(403)
      const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
      const cancel = await call(world(), cancelPlatformAnnouncement, {
        as: who,
        params: { announcementId: id },
      })
      expect(cancel.status).toBe(403)
    },
  )
  it('take from an ADMIN neither an audience, nor a state, nor an alert, nor another site', async () => {
    for (const body of [
      { audience: 'ALL' },
      { isPlatform: true },
      { status: 'SENT' },
      { shelter: world().b.shelter },
      { author: world().users.superAdmin },
      { kind: 'EMERGENCY_ALERT' },
      { kind: 'WELCOME_SIGNUP' },
      { actionUrl: '//evil.fr' },
      { actionUrl: 'https://evil.fr' },
      { actionUrl: '/\\evil.fr' },
      { title: ' ' },
      { message: 'x'.repeat(401) },
      { sendAt: 'demain' },
      { idempotencyKey: 'x' },
    ])
      expect([body, (await write('admin', body)).status]).toEqual([body, 400])
    expect((await write('admin', { sendAt: '2020-01-01T08:00:00Z' })).status).toBe(422)
    expect((await write('admin', { sendAt: '2040-01-01T08:00:00Z' })).status).toBe(422)
    for (const method of ['POST', 'PATCH', 'DELETE'] as const)
      expect((await cms(world(), 'superAdmin', method, 'announcements')).status).not.toBeLessThan(
        400,
      )
  })
  it('are written once and sent once, however often they are asked for', async () => {
    const body = words()
    const both = await Promise.all([write('admin', body), write('admin', body)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const id = idOf(both[0].json)
    expect(idOf(both[1].json)).toBe(id)
    expect((await write('admin', { ...body, title: 'Autre chose' })).status).toBe(409)
    expect((await write('superAdmin', body)).status).toBe(409)
    const { rows } = await pool().query('select 1 from payload_jobs where input->>$1 = $2', [
      'announcement',
      id,
    ])
    expect(rows).toHaveLength(1)
    const sent = await Promise.all([send(id), send(id), send(id)])
    expect(sent.filter((each) => each !== null)).toEqual([team - 1])
    expect(await send(id)).toBeNull()
    const people = await told()
    expect(people).toHaveLength(team - 1)
    expect(people).toContain('editor@exemple.fr')
    // Nobody is told of what they wrote themselves, nor of what is written to another team.
    expect(people).not.toContain('admin@exemple.fr')
    expect(people).not.toContain('foreignadmin@exemple.fr')
    const list = await call(world(), listTeamAnnouncements, { as: 'admin', params: params() })
    expect((list.json.data as Announcement[])[0]).toMatchObject({
      status: 'SENT',
      told: team - 1,
      author: 'admin',
    })
    const { rows: log } = await pool().query(
      "select 1 from audit_log where entity = 'announcements' and entity_id = $1 and action = 'CREATE'",
      [id],
    )
    expect(log).toHaveLength(1)
  })
  it('are something else with another audience, moment, kind, department or link', async () => {
    const asked = { ...words(), audience: 'SHELTER', shelter: world().a.shelter }
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const alert = { ...words(), kind: 'EMERGENCY_ALERT', audience: 'DEPARTMENT' }
    const later = { ...words(), audience: 'ALL', sendAt: at(2), actionUrl: '' }
    for (const [body, ...others] of [
      [
        asked,
        { audience: 'TEAMS', shelter: undefined },
        { shelter: world().b.shelter },
        { kind: 'SYSTEM_UPDATE' },
        { actionUrl: '/animaux' },
        { actionUrl: undefined },
        { sendAt: at(2) },
      ],
      [{ ...alert, department: '35' }, { department: '22' }],
      [later, { sendAt: at(3) }, { sendAt: undefined }, { actionUrl: '/' }],
    ] as const) {
      expect((await announce('superAdmin', body)).status).toBe(201)
      for (const other of others)
        expect([other, (await announce('superAdmin', { ...body, ...other })).status]).toEqual([
          other,
          409,
        ])
      // A moment written with another offset is the same one.
      const again = 'sendAt' in body && { sendAt: body.sendAt.replace('Z', '+00:00') }
      expect((await announce('superAdmin', { ...body, ...again })).status).toBe(201)
    }
  })
  it('are five a day at most for a team', async () => {
    const all = await Promise.all(Array.from({ length: 7 }, () => write('admin')))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(all.find(({ status }) => status === 422)?.json.error).toContain('5 annonces par jour')
    const asked = { audience: 'SHELTER', shelter: world().a.shelter }
    expect((await announce('superAdmin', asked)).status).toBe(201)
  })
  it('that are planned are taken back before they leave, by those of that team', async () => {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const id = idOf((await write('admin', { sendAt })).json)
    const cancel = (as: Who, shelterId = world().a.shelter) =>
      call(world(), cancelTeamAnnouncement, { as, params: { shelterId, announcementId: id } })
    expect((await cancel('editor')).status).toBe(403)
    expect((await cancel('foreignAdmin')).status).toBe(404)
    expect((await cancel('foreignAdmin', world().b.shelter)).status).toBe(404)
    const both = await Promise.all([cancel('admin'), cancel('admin')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await send(id)).toBeNull()
    expect(await told()).toEqual([])
    const asked = { audience: 'SHELTER', shelter: world().a.shelter, sendAt }
    const other = idOf((await announce('superAdmin', asked)).json)
    const ofPlatform = await call(world(), cancelTeamAnnouncement, {
      as: 'admin',
      params: { ...params(), announcementId: other },
    })
    expect(ofPlatform.status).toBe(403)
  })
  it('do not leave once their author may not, or the shelter is suspended', async () => {
    const first = idOf((await write('admin')).json)
    const role = (to: string) =>
      pool().query(
        `update users_memberships set role = $1::enum_users_memberships_role
           where _parent_id = $2 and shelter_id = $3`,
        [to, world().users.admin, world().a.shelter],
      )
    await role('EDITOR')
    expect(await send(first)).toBe(0)
    await role('ADMIN')
    expect(await stateOf(first)).toMatchObject({
      status: 'STOPPED',
      reason: 'La personne qui l’a écrite n’est plus administrateur du refuge',
    })
    const second = idOf((await write('admin')).json)
    const status = (to: string) =>
      pool().query('update shelters set status = $1::enum_shelters_status where id = $2', [
        to,
        world().a.shelter,
      ])
    await status('SUSPENDED')
    expect(await send(second)).toBe(0)
    await status('APPROVED')
    expect(await told()).toEqual([])
    expect(await send(second)).toBeNull()
  })
  it('of a super admin reach all, the teams, one team or a department, as counted before', async () => {
    await pool().query(
      "update users set location_postal_code = '20250', email_verified = now() where email = 'visitor@exemple.fr'",
    )
    const reach = async (query: string) => {
      const { json } = await count('superAdmin', query)
      return (json.data as { count: number }).count
    }
    for (const [body, query] of [
      [{ audience: 'ALL' }, '?audience=ALL'],
      [{ audience: 'TEAMS' }, '?audience=TEAMS'],
      [
        { audience: 'SHELTER', shelter: world().a.shelter },
        `?audience=SHELTER&shelter=${world().a.shelter}`,
      ],
      [
        { audience: 'DEPARTMENT', department: '35', kind: 'EMERGENCY_ALERT' },
        '?audience=DEPARTMENT&department=35',
      ],
    ] as const) {
      const expected = await reach(query)
      expect(expected).toBeGreaterThan(1)
      expect([body, await send(idOf((await announce('superAdmin', body)).json))]).toEqual([
        body,
        expected,
      ])
    }
    const alert = { audience: 'DEPARTMENT', department: '2B', kind: 'EMERGENCY_ALERT' }
    const id = idOf((await announce('superAdmin', { ...alert, title: 'Chien perdu' })).json)
    expect(await send(id)).toBe(1)
    expect(await told('Chien perdu')).toEqual(['visitor@exemple.fr'])
    for (const body of [
      { audience: 'DEPARTMENT', department: '35' },
      { audience: 'ALL', kind: 'EMERGENCY_ALERT' },
      { audience: 'DEPARTMENT', kind: 'EMERGENCY_ALERT' },
      { audience: 'DEPARTMENT', department: '00', kind: 'EMERGENCY_ALERT' },
      { audience: 'SHELTER' },
    ])
      expect([body, (await announce('superAdmin', body)).status]).toEqual([body, 400])
    const nowhere = { audience: 'SHELTER', shelter: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }
    expect((await announce('superAdmin', nowhere)).status).toBe(422)
  })
})
