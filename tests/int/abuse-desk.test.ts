import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  addAbuseRecipient,
  closeAbuseReport,
  forwardAbuseReport,
  listAbuseRecipients,
  listAbuseReports,
  readAbusePhoto,
  readAbuseReport,
  removeAbuseRecipient,
  writeToAbuseReporter,
} from '@/features/abuse/desk/api'
import { readFollowed } from '@/features/abuse/queries'

import { getTestPayload } from '../support/payload'
import { ANONYMOUS, NAMED, photo, tell } from './abuse'
import { makeWorld, ROLES, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World
/** Of department 35, with a photo. */
let report: { id: string; token: string }
let photoId: string

const query = async (text: string, values: unknown[] = []) =>
  (await payload.db.pool.query<Record<string, unknown>>(text, values)).rows
const makeRecipient = (shelter: string, department: string) =>
  query('insert into abuse_recipients (shelter_id, department) values ($1, $2)', [
    shelter,
    department,
  ])
const of = (id: string) => ({ params: { reportId: id } })
const read = (as: Who, id = report.id) => call(world, readAbuseReport, { as, ...of(id) })

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  report = await tell(world, NAMED, [await photo()])
  const [row] = await query('select photos from abuse_reports where id = $1', [report.id])
  photoId = (row?.photos as Array<{ id: string }>)[0]?.id ?? ''
})

beforeEach(async () => {
  await query('delete from abuse_recipients')
})

/** Every entrance of the desk, as somebody, on the report. */
async function statuses(as: Who): Promise<number[]> {
  const answers = [
    await read(as),
    await call(world, listAbuseReports, { as }),
    await call(world, readAbusePhoto, { as, params: { reportId: report.id, photoId } }),
    await call(world, writeToAbuseReporter, { as, ...of(report.id), body: { note: 'Bonjour' } }),
    await call(world, forwardAbuseReport, {
      as,
      ...of(report.id),
      body: { from: 'CLOSED', to: 'DDPP' },
    }),
    await call(world, closeAbuseReport, {
      as,
      ...of(report.id),
      body: { from: 'CLOSED', outcome: 'HELPED' },
    }),
  ]
  return answers.map(({ status }) => status)
}

const ALL = (status: number) => Array.from({ length: 6 }, () => status)
/** What a reader may do: the last two are refused for the state, not for the person. */
const READS = [200, 200, 200, 200, 409, 409]

describe('who reads a report', () => {
  it('super admins alone while no shelter was chosen', async () => {
    for (const as of ROLES) {
      const wanted = as === 'superAdmin' ? READS : ALL(as === 'anonymous' ? 401 : 404)
      expect([as, await statuses(as)]).toEqual([as, wanted])
    }
  })

  it('and those of a chosen shelter who answer what people write, for its department', async () => {
    await makeRecipient(world.a.shelter, '35')
    await makeRecipient(world.b.shelter, '56')
    for (const as of ROLES) {
      const isReader = ['moderator', 'admin', 'superAdmin'].includes(as)
      const wanted = isReader ? READS : ALL(as === 'anonymous' ? 401 : 404)
      // Whoever reads another department has a list, in which it is not.
      if (as === 'foreignAdmin') wanted[1] = 200
      expect([as, await statuses(as)]).toEqual([as, wanted])
    }
    const { json } = await call(world, listAbuseReports, { as: 'foreignAdmin' })
    expect([json.data, json.departments]).toEqual([[], []])
    for (const search of [
      '?department=35',
      '?search=garage',
      '?kind=VIOLENCE',
      '?status=RECEIVED',
    ]) {
      const found = await call(world, listAbuseReports, { as: 'foreignAdmin', query: search })
      expect([search, found.json.data]).toEqual([search, []])
    }
  })

  it('not a shelter that is suspended', async () => {
    await makeRecipient(world.a.shelter, '35')
    const set = (status: string) =>
      query(`update shelters set status = $2 where id = $1`, [world.a.shelter, status])
    await set('SUSPENDED')
    try {
      expect(await statuses('admin')).toEqual(ALL(404))
    } finally {
      await set('APPROVED')
    }
  })

  it('photos are kept by no proxy, and only under their own report', async () => {
    const other = await tell(world)
    const at = (id: string) =>
      call(world, readAbusePhoto, { as: 'superAdmin', params: { reportId: id, photoId } })
    const { status, headers } = await at(report.id)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect((await at(other.id)).status).toBe(404)
  })
})

describe('the way of a report', () => {
  it('goes from received to forwarded to closed, and its reporter is told each time', async () => {
    const { id, token } = await tell(world, NAMED)
    await makeRecipient(world.a.shelter, '35')
    const forward = (from: string, to = 'DDPP') =>
      call(world, forwardAbuseReport, {
        as: 'moderator',
        ...of(id),
        body: { from, to, note: 'Un inspecteur passera.' },
      })
    const close = (from: string) =>
      call(world, closeAbuseReport, { as: 'admin', ...of(id), body: { from, outcome: 'HELPED' } })
    expect((await forward('RECEIVED')).status).toBe(200)
    expect((await forward('RECEIVED')).status).toBe(409)
    expect((await forward('FORWARDED', 'POLICE')).status).toBe(200)
    expect((await close('FORWARDED')).status).toBe(200)
    expect((await close('CLOSED')).status).toBe(422)
    expect((await forward('CLOSED')).status).toBe(422)
    const followed = await readFollowed(token)
    expect(followed).toMatchObject({
      status: 'CLOSED',
      events: [
        { kind: 'FORWARDED', authority: 'DDPP', text: 'Un inspecteur passera.' },
        { kind: 'FORWARDED', authority: 'POLICE' },
        { kind: 'CLOSED', outcome: 'HELPED' },
      ],
    })
    const letters = await query(
      `select subject, text from emails where "to" = $1 and text like $2 and subject <> $3`,
      [NAMED.email, `%${id}%`, 'Votre message nous est bien parvenu'],
    )
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'Des nouvelles de votre message'),
    )
    expect(letters.map(({ text }) => String(text)).join()).not.toMatch(/inspecteur|maltrait|DDPP/i)
    const lines = await query(
      `select note, "before", "after" from audit_log where entity = 'abuse-reports' and entity_id = $1`,
      [id],
    )
    expect(lines).toHaveLength(3)
    expect(JSON.stringify(lines)).not.toMatch(/inspecteur|Zéphyrine|garage/)
  })

  it('is listed with its marks, found by its words and counted', async () => {
    const { id } = await tell(world, { ...ANONYMOUS, place: 'Impasse du Ptérodactyle' })
    const found = await call(world, listAbuseReports, {
      as: 'superAdmin',
      query: '?search=pterodactyle&status=RECEIVED&kind=VIOLENCE&department=35',
    })
    expect(found.json).toMatchObject({
      data: [{ id, isUnread: true, isAnonymous: true, photos: 0 }],
      counts: { statuses: { RECEIVED: 1 } },
      pagination: { total: 1 },
    })
  })
})

describe('recipients', () => {
  const add = (as: Who, body: unknown) => call(world, addAbuseRecipient, { as, body })

  it('are chosen by super admins alone', async () => {
    const body = { shelterId: world.a.shelter, department: '35' }
    for (const as of ROLES.filter((each) => each !== 'superAdmin')) {
      const wanted = as === 'anonymous' ? 401 : 403
      expect([as, (await add(as, body)).status]).toEqual([as, wanted])
      expect((await call(world, listAbuseRecipients, { as })).status).toBe(wanted)
    }
    const added = await add('superAdmin', body)
    expect(added.status).toBe(200)
    expect((await add('superAdmin', body)).json.fields?.shelterId).toBe(
      'Ce refuge est déjà destinataire de ce département',
    )
    const { id } = added.json.data as { id: string }
    const remove = (as: Who) =>
      call(world, removeAbuseRecipient, { as, params: { recipientId: id } })
    expect((await remove('admin')).status).toBe(403)
    expect((await remove('superAdmin')).status).toBe(200)
    expect((await remove('superAdmin')).status).toBe(404)
  })

  it('are shelters that are active, of a department that exists', async () => {
    const suspended = await add('superAdmin', {
      shelterId: world.suspended.shelter,
      department: '35',
    })
    expect([suspended.status, suspended.json.fields?.shelterId]).toEqual([
      422,
      'Choisissez un refuge en activité',
    ])
    const nowhere = await add('superAdmin', { shelterId: world.a.shelter, department: '20' })
    expect([nowhere.status, nowhere.json.fields?.department]).toEqual([
      400,
      'Choisissez un département',
    ])
  })

  it('hear of a report of their department, each person once', async () => {
    await makeRecipient(world.a.shelter, '35')
    const { id } = await tell(world)
    const told = await query(
      `select u.id::text as id from notifications n join users u on u.id = n.user_id where n.action_url = $1`,
      [`/admin/maltraitances/${id}`],
    )
    expect(told.map((each) => each.id).sort()).toEqual(
      [...new Set([world.users.moderator, world.users.admin, world.users.superAdmin])].sort(),
    )
  })
})
