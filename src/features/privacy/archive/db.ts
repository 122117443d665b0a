import {
  bigint,
  index,
  integer,
  pgTable,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'

/**
 * A row for each archive of somebody’s data. It owns its file from the beginning, written or not:
 * the row goes only together with the file.
 */
export const dataArchives = pgTable(
  'data_archives',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    fileKey: varchar('file_key', { length: 200 }).notNull(),
    /** One of `ARCHIVE_STATES`. */
    state: varchar('state', { length: 10 }).notNull().default('MAKING'),
    filesDone: integer('files_done').notNull().default(0),
    filesTotal: integer('files_total'),
    bytes: bigint('bytes', { mode: 'number' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    movedAt: moment('moved_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('data_archives_user_idx').on(table.userId, table.askedAt)],
)
