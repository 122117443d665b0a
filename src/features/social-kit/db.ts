import { index, pgTable, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

/** That an animal or an article was posted on a network, and when; not by whom. */
const socialShares = pgTable(
  'social_shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shelterId: uuid('shelter_id').notNull(),
    /** animals or news. */
    kind: varchar('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    network: varchar('network').notNull(),
    sharedAt: moment('shared_at').notNull().defaultNow(),
  },
  (table) => [index('social_shares_subject_idx').on(table.subjectId, table.sharedAt)],
)

export const socialKitDatabase: DatabasePart = { tables: { social_shares: socialShares } }
