import { index, pgTable, uniqueIndex, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

/** A row for each person and each shelter that they follow. */
const shelterFollows = pgTable(
  'shelter_follows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('shelter_follows_once_idx').on(table.userId, table.shelterId),
    index('shelter_follows_shelter_idx').on(table.shelterId),
  ],
)

/** A row for each person and each profile that they follow; `followed_id` is its owner. */
const profileFollows = pgTable(
  'profile_follows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    followedId: uuid('followed_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('profile_follows_once_idx').on(table.userId, table.followedId),
    index('profile_follows_followed_idx').on(table.followedId),
  ],
)

export const followsDatabase: DatabasePart = {
  tables: { shelter_follows: shelterFollows, profile_follows: profileFollows },
}
