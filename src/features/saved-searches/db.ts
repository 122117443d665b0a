import { sql } from '@payloadcms/db-postgres'
import {
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

/** A list of the catalogue of which somebody wants to hear; whoever owns the address owns it. */
const searches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: varchar('email').notNull(),
    /** As the catalogue writes it. */
    query: text('query').notNull(),
    /** The same cut into its filters (`termsOf`). */
    terms: text('terms').array().notNull(),
    /** NOW, DAILY or WEEKLY. */
    cadence: varchar('cadence').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the owner of the address said so: nothing is told before. */
    confirmedAt: moment('confirmed_at'),
    pausedAt: moment('paused_at'),
    /** Arrivals up to this number are not told any more; null: as far as its cadence is. */
    afterArrival: integer('after_arrival'),
    toldAt: moment('told_at'),
  },
  (table) => [
    unique('saved_searches_own').on(table.email, table.query),
    index('saved_searches_round_idx')
      .on(table.cadence, table.id)
      .where(sql`confirmed_at is not null and paused_at is null`),
    index('saved_searches_behind_idx')
      .on(table.cadence, table.afterArrival)
      .where(sql`after_arrival is not null`),
    index('saved_searches_waiting_idx')
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
  ],
)

/** How far each cadence is: the last arrival that was told. */
const rounds = pgTable('saved_search_rounds', {
  cadence: varchar('cadence').primaryKey(),
  arrival: integer('arrival').notNull(),
  ranAt: moment('ran_at'),
})

export const savedSearchesDatabase: DatabasePart = {
  tables: { saved_searches: searches, saved_search_rounds: rounds },
}
