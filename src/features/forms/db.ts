import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** The words by which an answer to a form is found, and the names that put answers in order. */
const submissionWords = withIndexes('form_submissions', (columns) => ({
  form_submissions_words_idx: index('form_submissions_words_idx').using(
    'gin',
    sql`${wordsSql(sql`search_text`)} gin_trgm_ops`,
  ),
  form_submissions_names_idx: index('form_submissions_names_idx').on(
    ...columns('shelter'),
    wordsSql(sql`sender_name`),
    ...columns('id'),
  ),
}))

/** What the database has besides what Payload makes of the collections. */
export const formsDatabase: DatabasePart = { extend: [submissionWords] }
