import { index, pgTable, uniqueIndex, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

/** A row for each person and each animal that they like. */
const animalLikes = pgTable(
  'animal_likes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    animalId: uuid('animal_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('animal_likes_once_idx').on(table.userId, table.animalId),
    index('animal_likes_animal_idx').on(table.animalId, table.createdAt),
  ],
)

export const likesDatabase: DatabasePart = { tables: { animal_likes: animalLikes } }
