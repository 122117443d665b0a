import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { tellNeighbours } from '@/features/lost-found/alerts/command'
import { setWatch } from '@/features/lost-found/alerts/watch'
import { writeToReportAuthor } from '@/features/lost-found/api'
import { addPhoto } from '@/features/lost-found/commands/photos'
import { ownToken } from '@/features/lost-found/links'
import { flagLostFound } from '@/features/lost-found/moderation-api'
import { eraseOwnReport } from '@/features/lost-found/own-api'
import { erasePersonData } from '@/features/privacy/api'
import type { LostFoundReport } from '@/payload-types'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { makeWorld, picture, type World } from './access/world'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const { pool, newReq, mailsTo, online } = reportDesk(
  () => payload,
  () => world,
)

beforeEach(async () => {
  for (const table of [
    'lost_found_matches',
    'lost_found_reports',
    'lost_found_watches',
    'flags',
    'relay_threads',
    'notifications',
    'emails',
  ])
    await pool().query(`delete from ${table}`)
})

/** A report of somebody with an account, of which others hold something. */
async function heldReport(): Promise<LostFoundReport & { photo: string }> {
  const email = `part-${randomUUID()}@exemple.fr`
  const { rows } = await pool().query<{ id: string }>(
    `insert into users (id, name, email, email_verified)
     values (gen_random_uuid(), 'Partante', $1, now()) returning id`,
    [email],
  )
  const report = await online({ email, name: 'Mirabelle' })
  await pool().query('update lost_found_reports set user_id = $2 where id = $1', [
    report.id,
    rows[0]?.id,
  ])
  await setWatch(await newReq(), world.users.editor, { near: 'Loches (37)', radiusKm: 10 })
  expect(await tellNeighbours(await newReq(), report.id)).toBe(1)
  const written = await call(world, writeToReportAuthor, {
    as: 'visitor',
    params: { id: report.id },
    body: {
      intent: 'SEEN',
      text: 'Près du lavoir, à midi.',
      contactName: 'Bob',
      email: 'visitor@exemple.fr',
    },
  })
  expect(written.status).toBe(200)
  await call(world, flagLostFound, {
    params: { id: report.id },
    body: { reason: 'La photo montre une plaque.' },
  })
  await pool().query(
    `insert into lost_found_matches (lost_id, found_id, score, reasons)
     values ($1, gen_random_uuid(), 90, '[]')`,
    [report.id],
  )
  const file = { name: 'chat.jpg', type: 'image/jpeg', bytes: await picture() }
  const [photo] = await addPhoto(await newReq(), ownToken(report), report, file)
  return { ...report, photo: photo?.key ?? '' }
}

/** What is left of it with others. */
async function leftOf({ id, photo }: LostFoundReport & { photo: string }) {
  const count = async (query: string, value: string) =>
    (await pool().query<{ total: number }>(`select count(*)::int as total from ${query}`, [value]))
      .rows[0]?.total
  const letters = await mailsTo('visitor@exemple.fr')
  return {
    reports: await count('lost_found_reports where id = $1', id),
    alerts: await count('notifications where group_key = $1', `lost-found:${id}`),
    pairs: await count('lost_found_matches where lost_id = $1', id),
    flags: await count('flags where object_id = $1', id),
    open: await count(`relay_threads where topic_id = $1 and state <> 'OVER'`, id),
    told: letters.filter(({ subject }) => subject.startsWith('La conversation est terminée'))
      .length,
    photo: await storage.read(photo),
  }
}

describe('a report that goes leaves nothing with others, and tells who wrote', () => {
  it.each([
    [
      'by itself',
      (row: LostFoundReport) =>
        call(world, eraseOwnReport, { params: { token: ownToken(row) }, body: {} }),
    ],
    [
      'with the account of its author',
      ({ email }: LostFoundReport) =>
        call(world, erasePersonData, { as: 'superAdmin', body: { email, confirmation: email } }),
    ],
  ])('%s', async (_how, erase) => {
    const row = await heldReport()
    const before = await leftOf(row)
    expect(before).toMatchObject({ reports: 1, alerts: 1, pairs: 1, flags: 1, open: 1, told: 0 })
    expect(before.photo).not.toBeNull()
    expect((await erase(row)).status).toBe(200)
    const nothing = { reports: 0, alerts: 0, pairs: 0, flags: 0, open: 0, told: 1, photo: null }
    expect(await leftOf(row)).toEqual(nothing)
    // What was told of it says no more of its author than the report did.
    expect(JSON.stringify(await mailsTo('visitor@exemple.fr'))).not.toContain(row.email)
  })
})
