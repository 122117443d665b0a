import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { idOfSearch } from '../links'
import { MOST_SEARCHES, SENTENCES, type Cadence } from '../model'

/** One search, held until the transaction ends. */
export type Held = {
  id: string
  email: string
  cadence: Cadence
  after: number | null
  isConfirmed: boolean
}

/** Whoever else counts or adds searches of the address waits until the transaction ends. */
export const holdAddress = (execute: Execute, email: string): Promise<void> =>
  lockName(execute, `saved-searches:${email}`)

/** Has the address as many searches as it may have? */
export async function isFull(execute: Execute, email: string): Promise<boolean> {
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from saved_searches
    where email = ${email} and confirmed_at is not null`)
  return (rows[0]?.count ?? 0) >= MOST_SEARCHES
}

/** The number of the last arrival: what comes later is new. */
export const LAST_ARRIVAL = sql`(select coalesce(max(number), 0) from animal_arrivals)`

/**
 * Up to where a row of `saved_searches` was told, whatever its cadence becomes. The row is held: a
 * round that ends writes where it is and what its searches were told in one transaction.
 * @param cadence what it was told by until now
 */
export const standsAt = (cadence: SQL): SQL => sql`coalesce(after_arrival,
  (select r.arrival from saved_search_rounds r where r.cadence = ${cadence}), ${LAST_ARRIVAL})`

/**
 * Does something with the search of a personal link; nobody else writes it meanwhile.
 * @throws {HttpError} 404
 */
export async function withSearch<T>(
  req: PayloadRequest,
  token: string,
  work: (execute: Execute, search: Held) => Promise<T>,
): Promise<T> {
  const id = idOfSearch(token)
  if (!id) throw new HttpError(404, SENTENCES.gone)
  return inTransaction(req, async (execute) => {
    const { rows } = await execute<Held>(sql`
      select id, email, cadence, after_arrival as after, confirmed_at is not null as "isConfirmed"
      from saved_searches where id = ${id} for update`)
    if (!rows[0]) throw new HttpError(404, SENTENCES.gone)
    return work(execute, rows[0])
  })
}
