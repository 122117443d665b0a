import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { SENTENCES } from '../model'
import { holdAddress, isFull, LAST_ARRIVAL, withSearch } from './hold'

/**
 * The owner of an address wants the alert that was asked for with it; a second press changes nothing.
 * @throws {HttpError} 404 for one that is no more; 422 when the address has ten already
 */
export async function confirmSearch(req: PayloadRequest, token: string): Promise<void> {
  await withSearch(req, token, async (execute, { id, email, isConfirmed }) => {
    if (isConfirmed) return
    await holdAddress(execute, email)
    if (await isFull(execute, email)) throw new HttpError(422, SENTENCES.full)
    await execute(sql`
      update saved_searches set confirmed_at = now(), after_arrival = ${LAST_ARRIVAL}
      where id = ${id}`)
  })
}
