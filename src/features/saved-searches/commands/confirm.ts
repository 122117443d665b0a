import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { idOfSearch } from '../links'
import { SENTENCES } from '../model'
import { holdAddress, isFull, LAST_ARRIVAL, withSearch } from './hold'

/**
 * The owner of an address wants the alert that was asked for with it; a second press changes nothing.
 * @throws {HttpError} 404 for one that is no more; 422 when the address has ten already
 */
export async function confirmSearch(req: PayloadRequest, token: string): Promise<void> {
  const asked = idOfSearch(token)
  if (!asked) throw new HttpError(404, SENTENCES.gone)
  await inTransaction(req, async (execute) => {
    // The address before its search, as whoever asks for one holds them.
    const { rows } = await execute<{ email: string }>(sql`
      select email from saved_searches where id = ${asked}`)
    if (rows[0]) await holdAddress(execute, rows[0].email)
    await confirmHeld(req, token)
  })
}

const confirmHeld = async (req: PayloadRequest, token: string): Promise<void> =>
  withSearch(req, token, async (execute, { id, email, isConfirmed }) => {
    if (isConfirmed) return
    if (await isFull(execute, email)) throw new HttpError(422, SENTENCES.full)
    await execute(sql`
      update saved_searches set confirmed_at = now(), after_arrival = ${LAST_ARRIVAL}
      where id = ${id}`)
  })
