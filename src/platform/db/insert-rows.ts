import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { postgresOf } from './postgres'
import { sessionOf } from './session'

/** A statement has 65 535 values at the most; no table has three hundred columns. */
const ROWS_AT_ONCE = 200

/** One of the tables that Payload makes of collections, by its name in Postgres. */
function tableOf(db: PostgresAdapter, name: string): PgTable {
  const table = (db.tables as Record<string, PgTable | undefined>)[name]
  if (!table) throw new Error(`There is no table ${name}`)
  return table
}

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
