import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { freshExecute } from '@/platform/payload'
import { calendarFile } from '@/platform/time/ics'

import { OWN_PATH, SENTENCES } from './model'

/** Slots that a calendar shows at most, and the days that it looks back. */
const MOST = 300
const DAYS_BACK = 60

type Row = {
  id: string
  startsAt: string
  minutes: number
  title: string
  place: string
  shelter: string
  note: string | null
}

async function fileOf(execute: Execute, where: SQL): Promise<{ text: string; count: number }> {
  const { rows } = await execute<Row>(sql`
    select t.id, t.starts_at as "startsAt", t.minutes, m.title, s.name as shelter, t.note,
      concat_ws(', ', m.place_words, m.commune_name) as place
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
      join volunteer_missions m on m.id = t.mission_id join shelters s on s.id = t.shelter_id
    where ${where} and t.cancelled_at is null and ${publicShelterSql}
    order by t.starts_at limit ${MOST}`)
  const events = rows.map(({ id, startsAt, minutes, title, place, shelter, note }) => ({
    id,
    startsAt: new Date(startsAt),
    minutes,
    summary: `${title}, ${shelter}`,
    location: `${shelter}, ${place}`,
    description: [note, env.publicUrl + OWN_PATH].filter(Boolean).join('\n'),
  }))
  return { text: calendarFile('Bénévolat', events, new Date()), count: events.length }
}

/** The file of one slot that the person took. @throws {HttpError} 404 for any other */
export async function slotCalendar(execute: Execute, user: string, slot: string): Promise<string> {
  const { text, count } = await fileOf(execute, sql`f.user_id = ${user} and t.id = ${slot}`)
  if (count === 0) throw new HttpError(404, SENTENCES.slotNotFound)
  return text
}

const SECRET = /^[\w-]{32}$/
const newSecret = (): string => randomBytes(24).toString('base64url')

/** All slots of whoever has this address. @throws {HttpError} 404 for one that was renewed */
export async function wholeCalendar(secret: string): Promise<string> {
  if (!SECRET.test(secret)) throw new HttpError(404)
  const execute = await freshExecute()
  const { rows } = await execute<{ user: string }>(
    sql`select user_id as "user" from volunteer_calendars where secret = ${secret}`,
  )
  if (!rows[0]) throw new HttpError(404)
  const { text } = await fileOf(
    execute,
    sql`f.user_id = ${rows[0].user} and t.starts_at > now() - make_interval(days => ${DAYS_BACK})`,
  )
  return text
}

/** The secret of a person's calendar, null before they asked for one. */
export async function calendarSecret(execute: Execute, user: string): Promise<string | null> {
  const { rows } = await execute<{ secret: string }>(
    sql`select secret from volunteer_calendars where user_id = ${user}`,
  )
  return rows[0]?.secret ?? null
}

/** Gives a person a new address for their calendar; the one before opens nothing any more. */
export async function renewCalendar(req: PayloadRequest, user: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    await execute(sql`
      insert into volunteer_calendars (user_id, secret) values (${user}, ${newSecret()})
      on conflict (user_id) do update set secret = excluded.secret, created_at = now()`)
  })
}
