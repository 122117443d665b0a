import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { addToReport, reportAbuse, suggestAccusedShelters } from '@/features/abuse/api'
import { listAbuseReports, readAbusePhoto, readAbuseReport } from '@/features/abuse/desk/api'

import { getTestPayload } from '../support/payload'
import { ANONYMOUS, photo, tell } from './abuse'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World
/** Name of the first shelter, in another way to write it. */
let name: string

const query = async (text: string, values: unknown[] = []) =>
  (await payload.db.pool.query<Record<string, string>>(text, values)).rows
const mailOf = async (id: string) =>
  (
    await query('select "to" from users u, emails e where e.text like $1 and u.email = e."to"', [
      `%${id}%`,
    ])
  )
    .map(({ to }) => to)
    .sort()

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const [shelter] = await query('select name from shelters where id = $1', [world.a.shelter])
  name = (shelter?.name ?? '').toUpperCase()
})

beforeEach(async () => {
  await query('delete from abuse_recipients; delete from emails')
  for (const shelter of [world.a.shelter, world.b.shelter]) {
    await query('insert into abuse_recipients (shelter_id, department) values ($1, $2)', [
      shelter,
      '35',
    ])
  }
})

/** The statuses of all that shows a report, and whether the list has it. */
async function seenBy(as: Who, id: string): Promise<boolean> {
  const list = await call(world, listAbuseReports, { as })
  const isListed = (list.json.data as Array<{ id: string }>).some((row) => row.id === id)
  const read = await call(world, readAbuseReport, { as, params: { reportId: id } })
  const [row] = await query(
    `select photos #>> '{0,id}' as photo from abuse_reports where id = $1`,
    [id],
  )
  const params = { reportId: id, photoId: row?.photo ?? '' }
  const shown = await call(world, readAbusePhoto, { as, params })
  expect(new Set([isListed, read.status === 200, shown.status === 200]).size).toBe(1)
  return isListed
}

describe('a report about a shelter of the platform', () => {
  it('is read by nobody of its team, and they are not told', async () => {
    const { id, token } = await tell(world, { ...ANONYMOUS, shelter: name }, [await photo()])
    const seen = async (as: Who) => [as, await seenBy(as, id)]
    expect(await seen('admin')).toEqual(['admin', false])
    expect(await seen('moderator')).toEqual(['moderator', false])
    expect(await seen('foreignAdmin')).toEqual(['foreignAdmin', true])
    expect(await seen('superAdmin')).toEqual(['superAdmin', true])
    const team = await query(
      `select u.email from users u join users_memberships m on m._parent_id = u.id
       where m.shelter_id = $1 and not coalesce(u.is_super_admin, false)`,
      [world.a.shelter],
    )
    await query('update abuse_reports set is_unread = false where id = $1', [id])
    await call(world, addToReport, { body: { token, note: 'Il a recommencé.' } })
    const told = await mailOf(id)
    expect(told.length).toBeGreaterThan(1)
    expect(team.filter(({ email }) => told.includes(email))).toEqual([])
  })

  it('nor by one of them who reads for another shelter', async () => {
    const { id } = await tell(world, { ...ANONYMOUS, shelter: name }, [await photo()])
    await query(
      `insert into users_memberships (_order, _parent_id, id, shelter_id, role)
       values (9, $1, 'abuse-accused', $2, 'VOLUNTEER')`,
      [world.users.foreignAdmin, world.a.shelter],
    )
    expect(await seenBy('foreignAdmin', id)).toBe(false)
    await query(`delete from users_memberships where id = 'abuse-accused'`)
    expect(await seenBy('foreignAdmin', id)).toBe(true)
  })

  it('is known to the desk by its name, and a name that nobody has is refused', async () => {
    const { json } = await call(world, suggestAccusedShelters, {
      query: `?q=${encodeURIComponent(name)}`,
    })
    const [label] = json.data as string[]
    const { id } = await tell(world, { ...ANONYMOUS, shelter: label })
    const read = await call(world, readAbuseReport, { as: 'superAdmin', params: { reportId: id } })
    expect(
      (read.json.data as { shelters: string[] }).shelters.map((each) => each.toUpperCase()),
    ).toEqual([name])
    const body = { ...ANONYMOUS, shelter: 'Refuge de nulle part' }
    const wrong = await call(world, reportAbuse, { body })
    expect([wrong.status, wrong.json.fields?.shelter]).toEqual([
      422,
      expect.stringMatching(/^Ce refuge est introuvable/),
    ])
  })
})
