import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { ownToken } from '@/features/lost-found/links'
import { matchesOf } from '@/features/lost-found/match/queries'
import { answerOwnMatch, endOwnReport, renewOwnReport } from '@/features/lost-found/own-api'
import { ageReports } from '@/features/lost-found/tasks'
import type { Animal, LostFoundReport } from '@/payload-types'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const { pool, rowOf, newReq, mailsTo, online } = reportDesk(
  () => payload,
  () => world,
)

beforeEach(async () => {
  for (const table of ['lost_found_matches', 'lost_found_reports', 'emails', 'notifications'])
    await pool().query(`delete from ${table}`)
})

const HOME = 'L’animal que vous avez trouvé est rentré chez lui'
const ASKED = 'Votre avis est-il toujours d’actualité\u00a0?'

/** One side of a pair says that it is the same. */
async function yes(lost: LostFoundReport, found: string | null, animal: string | null) {
  const { rows } = await pool().query<{ id: string }>(
    `insert into lost_found_matches (lost_id, found_id, animal_id, score, reasons)
     values ($1, $2, $3, 90, '["même commune"]') returning id`,
    [lost.id, found, animal],
  )
  const params = { token: ownToken(lost) }
  const body = { match: rows[0]?.id, answer: 'YES' }
  return call(world, answerOwnMatch, { params, body })
}
async function same(lost: LostFoundReport, found: string | null, animal: string | null = null) {
  expect((await yes(lost, found, animal)).status).toBe(200)
  await pool().query('delete from emails')
}
const end = async (report: LostFoundReport, outcome: 'RETURNED' | 'CLOSED') => {
  const params = { token: ownToken(report) }
  expect((await call(world, endOwnReport, { params, body: { outcome } })).status).toBe(200)
}
const statusOf = async ({ id }: LostFoundReport) => (await rowOf(id)).status
const subjects = async ({ email }: LostFoundReport) =>
  (await mailsTo(email)).map(({ subject }) => subject)

it('what was found ends with the search of whoever lost it, and goes on when that was a mistake', async () => {
  const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
  await same(lost, found.id)
  await end(lost, 'RETURNED')
  expect([await statusOf(lost), await statusOf(found)]).toEqual(['RETURNED', 'RETURNED'])
  expect(await subjects(found)).toEqual([HOME])
  for (const { id } of [found, lost]) {
    const params = { token: ownToken(await rowOf(id)) }
    expect((await call(world, renewOwnReport, { params, body: {} })).status).toBe(200)
  }
  expect([await statusOf(lost), await statusOf(found)]).toEqual(['MATCHED', 'MATCHED'])
})

it('a search ends by the word of its author alone: when the finder ends theirs, it goes on', async () => {
  for (const outcome of ['RETURNED', 'CLOSED'] as const) {
    const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
    await same(lost, found.id)
    await end(found, outcome)
    expect([outcome, await statusOf(lost)]).toEqual([outcome, 'OPEN'])
    expect(await subjects(lost)).toEqual([ASKED])
  }
})

it('what was found is looked for again when the search is given up, or has expired', async () => {
  const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
  await same(lost, found.id)
  await end(lost, 'CLOSED')
  expect([await statusOf(found), await subjects(found)]).toEqual(['OPEN', [ASKED]])
  const [old, young] = [await online(), await online({ kind: 'FOUND' })]
  await same(old, young.id)
  await pool().query('update lost_found_reports set expires_at = now() where id = $1', [old.id])
  await ageReports(await newReq(), new Date(Date.now() + 1000))
  expect([await statusOf(old), await statusOf(young)]).toEqual(['EXPIRED', 'OPEN'])
})

it('stays as long as another one that is the same is not over', async () => {
  const lost = await online()
  const [over, kept] = [await online({ kind: 'FOUND' }), await online({ kind: 'FOUND' })]
  await same(lost, over.id)
  await same(lost, kept.id)
  await end(over, 'CLOSED')
  expect([await statusOf(lost), await subjects(lost)]).toEqual(['MATCHED', []])
})

it.each(['ADOPTED', 'RETURNED', 'DECEASED'] as const)(
  'a search goes on once the animal of a shelter is %s, and is asked about once',
  async (status) => {
    const id = world.a.animals.public
    const write = (to: Animal['status']) =>
      pool().query('update animals set status = $2::enum_animals_status where id = $1', [id, to])
    const lost = await online()
    await same(lost, null, id)
    expect(await statusOf(lost)).toBe('MATCHED')
    const { followSheet } = await import('@/features/lost-found/desk/follow-animal')
    const previousDoc = await payload.findByID({ collection: 'animals', id, depth: 0 })
    await write(status)
    const doc = { ...previousDoc, status }
    const req = await newReq()
    await followSheet({ doc, previousDoc, req } as never)
    await followSheet({ doc, previousDoc: doc, req } as never)
    expect([await statusOf(lost), await subjects(lost)]).toEqual(['OPEN', [ASKED]])
    await write(previousDoc.status)
  },
)

it('a yes about what is over already is refused, and marks neither', async () => {
  const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
  const gone = world.a.animals.public
  const write = (to: Animal['status']) =>
    pool().query('update animals set status = $2::enum_animals_status where id = $1', [gone, to])
  await write('ADOPTED')
  await end(found, 'CLOSED')
  const before = await subjects(found)
  for (const [other, animal, words] of [
    [found.id, null, 'L’autre avis est terminé'],
    [null, gone, 'n’est plus au refuge'],
  ] as const) {
    const { status, json } = await yes(lost, other, animal)
    expect([status, json.error]).toEqual([409, expect.stringContaining(words)])
    expect(await statusOf(lost)).toBe('OPEN')
  }
  expect([await subjects(found), await statusOf(found)]).toEqual([before, 'CLOSED'])
  // The page of the author offers it no more, and says why.
  const [match] = await matchesOf(await newReq(), lost.id)
  expect(match?.said).toBe('Cet avis est fermé')
  await write('AT_SHELTER')
})
