import { sql } from '@payloadcms/db-postgres'
import { bigserial, index, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { moment } from '../db/columns'
import { sessionOf } from '../db/session'
import { note, type Writer } from '../db/together'

/** Postgres channel on which every server hears that tags were touched. */
export const CHANNEL = 'cache_outbox'

/**
 * Tags touched by a write, stored in the write's own transaction: they exist
 * exactly when the write does, so a crash between the commit and the refresh
 * of the cache loses nothing.
 */
export const cacheOutbox = pgTable(
  'cache_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tags: text('tags').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('cache_outbox_created_at_idx').on(table.createdAt)],
)

/** One row for all that a write touched: each row wakes every server once. */
const store: Writer<readonly string[]> = async (req, touched) => {
  const session = await sessionOf(req)
  const list = [...new Set(touched.flat())]
  await session.execute(sql`
    with row as (
      insert into cache_outbox (tags) values (${sql.param(list)}::text[]) returning id
    )
    select pg_notify(${CHANNEL}, id::text) from row
  `)
}

/**
 * Marks cached pages and data that carry one of the tags as out of date, from
 * the moment the current transaction commits. Called by hooks of collections. Whoever writes so
 * much that the whole cache has to go (`wholeCacheFollows`) touches `EVERYTHING` in the end instead.
 */
export async function touch(req: PayloadRequest, touched: readonly string[]): Promise<void> {
  if (touched.length === 0 || req.context.wholeCacheFollows) return
  await note(req, store, touched)
}
