import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ownToken } from '@/features/lost-found/links'
import { matchesOf } from '@/features/lost-found/match/queries'
import { withdrawLostFound } from '@/features/lost-found/moderation-api'
import { answerOwnMatch, eraseOwnReport, publishOwnReport } from '@/features/lost-found/own-api'
import { forgetReports } from '@/features/lost-found/tasks'
import { erasePersonData } from '@/features/privacy/api'
import type { LostFoundReport } from '@/payload-types'

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

/** A pair that the matching kept. */
async function pairOf(
  lost: LostFoundReport,
  other: { found: LostFoundReport } | { animal: string },
): Promise<string> {
  const found = 'found' in other ? other.found.id : null
  const animal = 'animal' in other ? other.animal : null
  const { rows } = await pool().query<{ id: string }>(
    `insert into lost_found_matches (lost_id, found_id, animal_id, score, reasons)
     values ($1, $2, $3, 90, '["même commune"]') returning id`,
    [lost.id, found, animal],
  )
  return rows[0]?.id ?? ''
}
const answer = (report: LostFoundReport, match: string, said: 'YES' | 'NO') =>
  call(world, answerOwnMatch, {
    params: { token: ownToken(report) },
    body: { match, answer: said },
  })
const saidTo = async ({ id }: LostFoundReport) =>
  (await matchesOf(await newReq(), id)).map(({ said }) => said)
const statusOf = async ({ id }: LostFoundReport) => (await rowOf(id)).status

describe('« C’est lui »', () => {
  const SUBJECT = 'Quelqu’un reconnaît un animal de votre refuge'
  const lettersTo = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject === SUBJECT)

  it('of an animal of a shelter is told to whoever manages its animals, once', async () => {
    const lost = await online({ name: 'Mirabelle' })
    const match = await pairOf(lost, { animal: world.a.animals.public })
    expect(await saidTo(lost)).toEqual([null])
    const both = await Promise.all([answer(lost, match, 'YES'), answer(lost, match, 'YES')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await answer(lost, match, 'YES')).status).toBe(200)
    expect(await statusOf(lost)).toBe('MATCHED')
    for (const team of ['editor', 'moderator', 'admin', 'mixed'])
      expect(await lettersTo(`${team}@exemple.fr`), team).toHaveLength(1)
    for (const other of ['volunteer', 'foreignadmin', 'visitor'])
      expect(await lettersTo(`${other}@exemple.fr`), other).toEqual([])
    const [letter] = await lettersTo('editor@exemple.fr')
    expect(letter?.text).toContain(`/admin/collections/animals/${world.a.animals.public}`)
    expect(letter?.text).toContain(`/animaux-perdus/${lost.id}`)
    expect(letter?.text).not.toContain(lost.email)
    const [said] = await saidTo(lost)
    expect(said).toContain('appelez aussi le refuge')
  })
  it('of an animal whose shelter is not public any more is refused, and changes nothing', async () => {
    const lost = await online()
    const match = await pairOf(lost, { animal: world.suspended.animals.public })
    expect((await answer(lost, match, 'YES')).status).toBe(404)
    expect(await statusOf(lost)).toBe('OPEN')
  })
  it('of a report says nothing untrue to either of the two', async () => {
    const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
    await answer(lost, await pairOf(lost, { found }), 'YES')
    for (const side of [lost, found]) {
      expect(await statusOf(side)).toBe('MATCHED')
      const [said] = await saidTo(side)
      expect(said).toBe('L’une des deux personnes le reconnaît, et l’autre est prévenue.')
    }
    await pool().query(`update lost_found_reports set status = 'CLOSED' where id = $1`, [found.id])
    // Whoever has ended their report was perhaps told nothing.
    expect(await saidTo(lost)).toEqual(['L’une des deux personnes le reconnaît.'])
  })
  it('of a report that was taken down meanwhile is refused, on either side', async () => {
    const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
    const match = await pairOf(lost, { found })
    await pool().query('update lost_found_reports set hidden_at = now() where id = $1', [found.id])
    expect((await answer(lost, match, 'YES')).status).toBe(404)
    expect((await answer(found, match, 'YES')).status).toBe(409)
    expect([await statusOf(lost), await statusOf(found)]).toEqual(['OPEN', 'OPEN'])
  })
  it('comes too late once somebody has said that it is another one', async () => {
    const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
    const match = await pairOf(lost, { found })
    expect((await answer(found, match, 'NO')).status).toBe(200)
    expect((await answer(found, match, 'NO')).status).toBe(200)
    expect((await answer(lost, match, 'YES')).status).toBe(404)
    expect(await statusOf(lost)).toBe('OPEN')
  })
})

describe('a report that was taken for the same as another', () => {
  const REASON = 'Ce n’est pas un animal perdu, mais une vente.'
  const withdraw = ({ id }: LostFoundReport) =>
    call(world, withdrawLostFound, { as: 'superAdmin', params: { id }, body: { reason: REASON } })
  const erase = (row: LostFoundReport) =>
    call(world, eraseOwnReport, { params: { token: ownToken(row) }, body: {} })
  const erasePerson = ({ email }: LostFoundReport) =>
    call(world, erasePersonData, { as: 'superAdmin', body: { email, confirmation: email } })
  /** A year later, of one that is over. */
  const forget = async ({ id }: LostFoundReport) => {
    await pool().query(
      `update lost_found_reports set status = 'CLOSED', ended_at = now() - interval '366 days'
       where id = $1`,
      [id],
    )
    expect(await forgetReports(await newReq())).toBe(1)
  }
  const same = async (lost: LostFoundReport, found: LostFoundReport) => {
    const match = await pairOf(lost, { found })
    expect((await answer(lost, match, 'YES')).status).toBe(200)
    return match
  }
  /** How often its likenesses were asked for, and whether what shows it was drawn again, since then. */
  const since = async ({ id }: LostFoundReport) => {
    const { rows } = await pool().query<{ jobs: number; drawn: boolean }>(
      `select (select count(*)::int from payload_jobs
          where task_slug = 'match-lost-found' and input ->> 'report' = $1) as jobs,
        exists (select 1 from cache_outbox where $2 = any(tags)) as drawn`,
      [id, `lost-found:${id}`],
    )
    return rows[0]
  }
  const forgetWork = async () => {
    for (const table of ['payload_jobs', 'cache_outbox']) await pool().query(`delete from ${table}`)
  }

  it.each([
    ['taken down', withdraw],
    ['erased by its author', erase],
    ['forgotten', forget],
    ['erased with its author', erasePerson],
  ])('is looked for again once the other is %s', async (_how, end) => {
    const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
    await same(lost, found)
    expect(await statusOf(lost)).toBe('MATCHED')
    await forgetWork()
    await end(found)
    expect(await statusOf(lost)).toBe('OPEN')
    expect(await since(lost)).toEqual({ jobs: 1, drawn: true })
  })
  it.each([
    ['taken down', withdraw],
    ['erased by its author', erase],
    ['forgotten', forget],
    ['erased with its author', erasePerson],
  ])('stays while a third one is the same, though the other is %s', async (_how, end) => {
    const lost = await online()
    const [gone, kept] = [await online({ kind: 'FOUND' }), await online({ kind: 'FOUND' })]
    for (const found of [gone, kept]) await same(lost, found)
    await end(gone)
    expect([await statusOf(lost), await statusOf(kept)]).toEqual(['MATCHED', 'MATCHED'])
    await erase(kept)
    expect(await statusOf(lost)).toBe('OPEN')
  })
  it('is looked for again when both others go at once', async () => {
    const lost = await online()
    const others = [await online({ kind: 'FOUND' }), await online({ kind: 'FOUND' })]
    for (const found of others) await same(lost, found)
    await Promise.all(others.map(erase))
    expect(await statusOf(lost)).toBe('OPEN')
  })
  it('is looked for again once the animal of a shelter is gone', async () => {
    const lost = await online()
    const match = await pairOf(lost, { animal: world.a.animals.public })
    await answer(lost, match, 'YES')
    await pool().query('update lost_found_matches set animal_id = gen_random_uuid()')
    await forgetReports(await newReq())
    expect(await statusOf(lost)).toBe('OPEN')
  })
  it('stays when one of its two others is another animal', async () => {
    const lost = await online()
    const [right, wrong] = [await online({ kind: 'FOUND' }), await online({ kind: 'FOUND' })]
    await same(lost, right)
    const match = await same(lost, wrong)
    expect((await answer(lost, match, 'NO')).status).toBe(200)
    const states = await Promise.all([lost, right, wrong].map(statusOf))
    expect(states).toEqual(['MATCHED', 'MATCHED', 'OPEN'])
  })
  it('can be recognised again once it is corrected', async () => {
    const [lost, found] = [await online(), await online({ kind: 'FOUND' })]
    const match = await same(lost, found)
    await withdraw(lost)
    expect([await statusOf(lost), await statusOf(found)]).toEqual(['OPEN', 'OPEN'])
    await call(world, publishOwnReport, { params: { token: ownToken(lost) }, body: {} })
    expect(await saidTo(found)).toEqual([null])
    expect((await answer(found, match, 'YES')).status).toBe(200)
    expect(await statusOf(lost)).toBe('MATCHED')
  })
})
