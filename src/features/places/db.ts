import { sql } from '@payloadcms/db-postgres'
import {
  index,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart, SchemaHook } from '@/platform/db/part'

/** What somebody says is wrong with a place; who does is not kept. */
const errors = pgTable(
  'place_errors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id').notNull(),
    /** CLOSED, PHONE, HOURS, PLACE or OTHER. */
    what: varchar('what').notNull(),
    words: text('words'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: uuid('settled_by'),
  },
  (table) => [
    index('place_errors_place_idx').on(table.placeId),
    index('place_errors_open_idx')
      .on(table.createdAt)
      .where(sql`settled_at is null`),
  ],
)

/** What the lists are found with: only what they may show. */
const placeIndexes: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.places
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => {
      const columns = (...names: string[]) =>
        names.map((name) => table[name] as never) as [never, ...never[]]
      const shown = sql`status = 'PUBLISHED'`
      return {
        places_list_idx: index('places_list_idx')
          .on(...columns('publishedAt', 'id'))
          .where(shown),
        places_place_idx: index('places_place_idx')
          .on(...columns('lat', 'lng'))
          .where(shown),
        places_department_idx: index('places_department_idx')
          .on(...columns('department', 'kind'))
          .where(shown),
        places_waiting_idx: index('places_waiting_idx')
          .on(...columns('createdAt'))
          .where(sql`status <> 'PUBLISHED'`),
        places_email_idx: index('places_email_idx').on(sql`lower(email)`),
      }
    },
  })
  return schema
}

export const placesDatabase: DatabasePart = {
  tables: { place_errors: errors },
  extend: [placeIndexes],
}
