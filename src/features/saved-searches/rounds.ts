import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { inTransaction } from '@/platform/db/transaction'

import type { Cadence } from './model'

/** Searches that are compared at once. */
export const BATCH = 2000

/** One telling of a cadence: arrivals after `from`, up to `upTo`; searches may stand elsewhere. */
export type Round = { cadence: Cadence; from: number; upTo: number; now: Date }

export type Row = {
  id: string
  email: string
  query: string
  terms: string[]
  /** Where it stands; null: where its cadence does. */
  after: number | null
  toldAt: string | null
}

export const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

const ACTIVE = sql`confirmed_at is not null and paused_at is null`

/**
 * Where a cadence stands, and the search of it that is furthest behind. One that never ran stands at the
 * last arrival: searches say themselves where they begin.
 */
export async function openRound(
  { db }: Payload,
  cadence: Cadence,
  last: number,
): Promise<{ stood: number; oldest: number }> {
  const { drizzle } = db
  await drizzle.execute(sql`
    insert into saved_search_rounds (cadence, arrival) values (${cadence}, ${last})
    on conflict do nothing`)
  const { rows } = await drizzle.execute<{ stood: number; oldest: number }>(sql`
    select arrival as stood, least(arrival, (select min(after_arrival) from saved_searches
      where cadence = ${cadence} and after_arrival is not null and ${ACTIVE})) as oldest
    from saved_search_rounds where cadence = ${cadence}`)
  return rows[0] ?? { stood: last, oldest: last }
}

/** When the mails of a cadence last left; null for never. */
export async function lastRound({ db }: Payload, cadence: Cadence): Promise<Date | null> {
  const { drizzle } = db
  const { rows } = await drizzle.execute<{ at: string | null }>(
    sql`select ran_at as at from saved_search_rounds where cadence = ${cadence}`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : null
}

/**
 * The next searches of a cadence, in the order of their ids.
 * @param behind those alone that stand before this arrival; null for all
 */
export async function nextSearches(
  { db }: Payload,
  cadence: Cadence,
  after: string,
  behind: number | null,
): Promise<Row[]> {
  const { drizzle } = db
  const { rows } = await drizzle.execute<Row>(sql`
    select id, email, query, terms, after_arrival as after, told_at as "toldAt"
    from saved_searches
    where cadence = ${cadence} and ${ACTIVE} and id > ${after}::uuid
      ${behind === null ? sql`` : sql`and after_arrival < ${behind}`}
    order by id limit ${BATCH}`)
  return rows
}

/** Searches that nothing was new to, and that stood behind their cadence, have gone as far as the round. */
export async function passBy(
  { db }: Payload,
  { cadence, upTo }: Round,
  rows: readonly Row[],
): Promise<void> {
  const behind = rows.filter(({ after }) => after !== null && after < upTo)
  if (behind.length === 0) return
  const { drizzle } = db
  await drizzle.execute(sql`
    update saved_searches s set after_arrival = ${upTo}
    from unnest(${uuids(behind.map(({ id }) => id))},
      ${sql.param(behind.map(({ after }) => after))}::int[]) as was(id, after)
    where s.id = was.id and s.after_arrival = was.after and s.cadence = ${cadence}`)
}

/** Searches whose last mail just left stay where they stand, while their cadence goes on. */
export async function postpone(
  { db }: Payload,
  { cadence, from }: Round,
  rows: readonly Row[],
): Promise<void> {
  const ids = rows.filter(({ after }) => after === null).map(({ id }) => id)
  if (ids.length === 0) return
  const { drizzle } = db
  await drizzle.execute(sql`
    update saved_searches set after_arrival = ${from}
    where id = any(${uuids(ids)}) and after_arrival is null and cadence = ${cadence}`)
}

/** The cadence has gone as far as its round; searches that stand there follow it again. */
export async function closeRound(payload: Payload, round: Round): Promise<void> {
  const { cadence, upTo, now } = round
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async (execute) => {
    await execute(sql`
      update saved_search_rounds
      set arrival = greatest(arrival, ${upTo}), ran_at = ${now.toISOString()}
      where cadence = ${cadence}`)
    await execute(sql`
      update saved_searches set after_arrival = null
      where cadence = ${cadence}
        and after_arrival = (select arrival from saved_search_rounds where cadence = ${cadence})`)
  })
}
