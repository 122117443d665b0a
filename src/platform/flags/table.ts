import { sql } from '@payloadcms/db-postgres'
import {
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '../db/columns'
import type { DatabasePart } from '../db/part'

/** What somebody finds wrong with a thing that others wrote: see {@link import('./store').flagStore}. */
const flags = pgTable(
  'flags',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The table of the thing. */
    about: varchar('about').notNull(),
    objectId: uuid('object_id').notNull(),
    /** A word of the list that the room offers. */
    kind: varchar('kind'),
    words: text('words'),
    /** Only where the number of different people counts; nobody else is kept. */
    flaggedBy: uuid('flagged_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Whoever decides was written to about this one. */
    toldAt: moment('told_at'),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by'),
    /** What became of the thing. */
    outcome: varchar('outcome'),
  },
  (table) => [
    index('flags_object_idx').on(table.objectId, table.createdAt),
    index('flags_open_idx')
      .on(table.about, table.createdAt)
      .where(sql`settled_at is null`),
    uniqueIndex('flags_person_idx')
      .on(table.objectId, table.flaggedBy)
      .where(sql`settled_at is null and flagged_by is not null`),
  ],
)

export const flagsDatabase: DatabasePart = { tables: { flags } }
