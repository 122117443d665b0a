import { sql } from '@payloadcms/db-postgres'
import { index, jsonb, pgTable, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'

/** Somebody says that they own a place, and proves an address of its site. */
const claims = pgTable(
  'place_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id').notNull(),
    /** Where the link was sent. */
    email: varchar('email').notNull(),
    /** Whose account used the link; unknown until then. */
    userId: uuid('user_id'),
    /** See `owners/model.ts`. */
    state: varchar('state').notNull().default('SENT'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    index('place_claims_place_idx').on(table.placeId),
    index('place_claims_waiting_idx')
      .on(table.usedAt)
      .where(sql`state = 'WAITING'`),
    index('place_claims_email_idx').on(sql`lower(email)`),
    index('place_claims_user_idx').on(table.userId),
  ],
)

/** What an owner changed, or asks to change, until a super admin has seen it. */
const changes = pgTable(
  'place_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id').notNull(),
    userId: uuid('user_id'),
    /** CHANGED is online; ASKED waits for a super admin. */
    kind: varchar('kind').notNull(),
    /** Values of fields of the form, as `draftOf` gives them. */
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by'),
    /** KEPT or UNDONE. */
    outcome: varchar('outcome'),
  },
  (table) => [
    index('place_changes_place_idx').on(table.placeId),
    index('place_changes_open_idx')
      .on(table.changedAt)
      .where(sql`settled_at is null`),
    index('place_changes_user_idx').on(table.userId),
  ],
)

/** What the lists are found with: only what they may show. */
const placeIndexes = withIndexes('places', (columns) => {
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
    places_commune_idx: index('places_commune_idx').on(...columns('communeCode')),
    places_import_idx: index('places_import_idx')
      .on(sql`split_part(import_key, ':', 2)`)
      .where(sql`import_key is not null`),
  }
})

export const placesDatabase: DatabasePart = {
  tables: { place_claims: claims, place_changes: changes },
  extend: [placeIndexes],
}
