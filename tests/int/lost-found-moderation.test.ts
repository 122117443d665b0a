import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { matchNow } from '@/features/lost-found/match/command'
import {
  judgeLostFoundPair,
  keepFlaggedLostFound,
  listAllLostFound,
  listFlaggedLostFound,
  listLostFoundPairs,
} from '@/features/lost-found/desk/api'
import { countWaiting } from '@/features/lost-found/desk/count'
import { ownToken } from '@/features/lost-found/links'
import { flagLostFound, withdrawLostFound } from '@/features/lost-found/moderation-api'
import { eraseOwnReport } from '@/features/lost-found/own-api'
import { forgetReports } from '@/features/lost-found/tasks'
import type { LostFoundReport } from '@/payload-types'
import { addDays } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type World } from './access/world'
import { call } from './in-process'
import { reportDesk, TODAY } from './lost-found-desk'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const { pool, rowOf, report, newReq, mailsTo, online } = reportDesk(
  () => payload,
  () => world,
)

beforeEach(async () => {
  for (const table of ['flags', 'lost_found_matches', 'lost_found_reports'])
    await pool().query(`delete from ${table}`)
})

const REASON = 'C’est une vente, pas un animal perdu.'
const flag = (id: string, reason = REASON) =>
  call(world, flagLostFound, { params: { id }, body: { reason } })
const keep = (reportId: string, as: (typeof ROLES)[number] = 'superAdmin') =>
  call(world, keepFlaggedLostFound, { as, params: { reportId } })
const flagged = async () => (await call(world, listFlaggedLostFound, { as: 'superAdmin' })).json
const superMails = async () => {
  const { rows } = await pool().query<{ email: string }>('select email from users where id = $1', [
    world.users.superAdmin,
  ])
  return mailsTo(rows[0]?.email.toLowerCase() ?? '')
}
const notes = async (id: string) =>
  (
    await pool().query<{ note: string }>(
      `select note from audit_log where entity_id = $1 and note is not null order by created_at`,
      [id],
    )
  ).rows.map(({ note }) => note)

/** A lost and a found animal of which nobody is told: near, on near days, of near colours. */
async function pair(): Promise<{ lost: LostFoundReport; found: LostFoundReport; id: string }> {
  const lost = await online({ day: addDays(TODAY, -15) })
  const found = await online({ kind: 'FOUND' })
  await matchNow(await newReq(), lost.id)
  const { rows } = await pool().query<{ id: string; score: number }>(
    'select id, score from lost_found_matches where lost_id = $1 and found_id = $2',
    [lost.id, found.id],
  )
  expect(rows[0]?.score).toBeGreaterThanOrEqual(60)
  expect(rows[0]?.score).toBeLessThan(80)
  return { lost, found, id: rows[0]?.id ?? '' }
}

describe('the desk of the platform', () => {
  it('answers super admins alone, by every entrance', async () => {
    const row = await online()
    await flag(row.id)
    const two = await pair()
    for (const as of ROLES.filter((who) => who !== 'superAdmin')) {
      const answers = [
        await call(world, listFlaggedLostFound, { as }),
        await call(world, listLostFoundPairs, { as }),
        await call(world, listAllLostFound, { as }),
        await keep(row.id, as),
        await call(world, judgeLostFoundPair, {
          as,
          params: { pairId: two.id },
          body: { answer: 'TELL' },
        }),
      ]
      const refused = as === 'anonymous' ? 401 : 403
      expect({ as, statuses: answers.map(({ status }) => status) }).toEqual({
        as,
        statuses: answers.map(() => refused),
      })
    }
    expect((await flagged()).data).toHaveLength(1)
  })
  it('keeps nothing of who flags, and writes once an hour', async () => {
    const row = await online()
    const before = (await superMails()).length
    for (let nth = 0; nth < 6; nth += 1) expect((await flag(row.id)).status).toBe(200)
    expect((await superMails()).length).toBe(before + 1)
    const { data } = (await flagged()) as { data?: Array<{ flags: object[]; flagCount: number }> }
    expect(data).toMatchObject([{ id: row.id, flagCount: 6 }])
    expect(data?.[0]?.flags).toHaveLength(5)
    await pool().query(`update flags set told_at = told_at - interval '61 minutes'`)
    await flag(row.id)
    expect((await superMails()).length).toBe(before + 2)
    const { rows } = await pool().query('select * from flags limit 1')
    expect(rows[0]).toMatchObject({
      about: 'lost_found_reports',
      object_id: row.id,
      flagged_by: null,
      settled_by: null,
    })
  })
  it('keeps fifty that wait, and is written to of the next one all the same', async () => {
    const row = await online()
    const before = (await superMails()).length
    await flag(row.id)
    await pool().query(
      `insert into flags (about, object_id, words) select 'lost_found_reports', $1, 'Rien'
       from generate_series(1, 49)`,
      [row.id],
    )
    await flag(row.id)
    expect((await superMails()).length).toBe(before + 1)
    await pool().query(`update flags set told_at = told_at - interval '61 minutes'`)
    await flag(row.id)
    await flag(row.id)
    expect((await superMails()).length).toBe(before + 2)
    const { rows } = await pool().query('select count(*)::int as total from flags')
    expect(rows).toEqual([{ total: 50 }])
  })
  it('leaves a report online once, whoever presses, and hears of it again', async () => {
    const row = await online()
    await flag(row.id)
    const user = await payload.findByID({ collection: 'users', id: world.users.superAdmin })
    const waiting = async () => countWaiting(await createLocalReq({ user }, payload))
    expect(await waiting()).toBe(1)
    const both = await Promise.all([keep(row.id), keep(row.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await waiting()).toBe(0)
    expect(await notes(row.id)).toEqual(['Avis signalé, laissé en ligne'])
    await flag(row.id)
    expect((await flagged()).data).toHaveLength(1)
  })
  it('settles the flags of a report that is taken down, and drops those of one that goes', async () => {
    const row = await online()
    await flag(row.id)
    const withdraw = { as: 'superAdmin', params: { id: row.id }, body: { reason: REASON } } as const
    expect((await call(world, withdrawLostFound, withdraw)).status).toBe(200)
    expect((await flagged()).data).toEqual([])
    const outcomes = async () =>
      (await pool().query('select outcome, settled_by from flags')).rows as unknown[]
    expect(await outcomes()).toEqual([{ outcome: 'WITHDRAWN', settled_by: world.users.superAdmin }])
    expect((await keep(row.id)).status).toBe(404)
    await call(world, eraseOwnReport, { params: { token: ownToken(row) }, body: {} })
    expect(await outcomes()).toEqual([])
    const old = await online()
    await flag(old.id)
    await pool().query(`update flags set created_at = now() - interval '366 days'`)
    await forgetReports(await newReq())
    expect(await outcomes()).toEqual([])
  })
  it('finds every report by what is known of it, in every state', async () => {
    await report({ species: 'DOG' })
    const row = await online({ near: 'Rennes (35)' })
    await online({ kind: 'FOUND', text: 'Très maigre.' })
    await call(world, withdrawLostFound, {
      as: 'superAdmin',
      params: { id: row.id },
      body: { reason: REASON },
    })
    const ask = async (query: string) => {
      const { json } = await call(world, listAllLostFound, { as: 'superAdmin', query })
      return json as unknown as { data: object[]; counts: { states: object } }
    }
    expect((await ask('')).counts.states).toEqual({ OPEN: 1, UNCONFIRMED: 1, WITHDRAWN: 1 })
    for (const query of [
      '?state=WITHDRAWN',
      '?state=UNCONFIRMED&species=DOG',
      '?kind=FOUND',
      '?department=35',
      '?search=maigre',
    ])
      expect((await ask(query)).data, query).toHaveLength(1)
    expect(JSON.stringify(await ask(''))).not.toMatch(/avis-\d+@|Jeanne/)
  })
})

describe('pairs that nobody was told', () => {
  const judge = (pairId: string, answer: 'TELL' | 'REFUSE') =>
    call(world, judgeLostFoundPair, { as: 'superAdmin', params: { pairId }, body: { answer } })
  const waiting = async () =>
    (await call(world, listLostFoundPairs, { as: 'superAdmin' })).json.data as object[]

  it('are told to both, once, whoever presses', async () => {
    const { lost, found, id } = await pair()
    expect(await waiting()).toMatchObject([
      { id, lost: { id: lost.id }, found: { id: found.id }, animal: null },
    ])
    const before = (await mailsTo(lost.email)).length
    const both = await Promise.all([judge(id, 'TELL'), judge(id, 'TELL')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await mailsTo(lost.email)).length).toBe(before + 1)
    expect((await mailsTo(found.email)).at(-1)?.subject).toBe(
      'Quelqu’un cherche un animal qui ressemble à celui-ci',
    )
    expect(await waiting()).toEqual([])
    expect(await notes(lost.id)).toEqual(['Ressemblance annoncée aux personnes concernées'])
  })
  it('are put aside for good, and never told afterwards', async () => {
    const { lost, id } = await pair()
    expect((await judge(id, 'REFUSE')).status).toBe(200)
    expect((await judge(id, 'TELL')).status).toBe(409)
    await matchNow(await newReq(), lost.id)
    expect(await waiting()).toEqual([])
    expect((await rowOf(lost.id)).status).toBe('OPEN')
  })
  it('wait no more when a side is over or taken down', async () => {
    const { found, id } = await pair()
    await pool().query('update lost_found_reports set hidden_at = now() where id = $1', [found.id])
    expect(await waiting()).toEqual([])
    expect((await judge(id, 'TELL')).status).toBe(409)
    expect((await judge(world.a.shelter, 'TELL')).status).toBe(404)
  })
})
