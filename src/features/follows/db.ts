import {
  index,
  pgTable,
  timestamp,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart } from '@/platform/db/part'

/** A row for each person and each shelter that they follow. */
const shelterFollows = pgTable(
  'shelter_follows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('shelter_follows_once_idx').on(table.userId, table.shelterId),
    index('shelter_follows_shelter_idx').on(table.shelterId),
  ],
)

export const followsDatabase: DatabasePart = { tables: { shelter_follows: shelterFollows } }
