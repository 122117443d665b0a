import { pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '../db/columns'

/**
 * Files that must not stay. A row exists before its file is written and goes in
 * the transaction that needs the file; a deletion adds rows in its own
 * transaction. So whatever is undone, killed or committed, the rows that are
 * left name exactly the files that nothing owns.
 */
export const fileRemovals = pgTable('file_removals', {
  key: text('key').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
