import {
  boolean,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart } from '@/platform/db/part'

/** What a person wrote for others; who wrote nothing has no row. */
const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull().unique(),
  isPublic: boolean('is_public').notNull().default(false),
  shownName: varchar('shown_name').notNull(),
  text: text('text').notNull().default(''),
  /** Key of the photo in the storage. */
  photoKey: varchar('photo_key'),
  /** Why the platform took it down. */
  withdrawnFor: text('withdrawn_for'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const profilesDatabase: DatabasePart = { tables: { profiles } }
