import type { PayloadRequest } from 'payload'

import { postgresOf, tableOf } from './postgres'
import { sessionOf } from './session'

/** A statement has 65 535 values at the most; no table has three hundred columns. */
const ROWS_AT_ONCE = 200

/**
 * Inserts rows as they are into a table of Payload's, in the transaction of the request when it
 * has one: for rows that no hook and no rule of a collection has a say in.
 */
export async function insertRows(
  req: PayloadRequest,
  name: string,
  rows: readonly object[],
): Promise<void> {
  const session = await sessionOf(req)
  const table = tableOf(postgresOf(req.payload), name)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await session.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE))
  }
}
