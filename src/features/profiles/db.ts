import { boolean, pgTable, text, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
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
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const profilesDatabase: DatabasePart = { tables: { profiles } }
