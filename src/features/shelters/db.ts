import { sql } from '@payloadcms/db-postgres'
import { index, text } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withColumns, withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { plainSql, wordsSql } from '@/platform/db/plain'

/** What a search of shelters compares, kept by Postgres. */
const shelterWords = withColumns('shelters', {
  plainName: text('plain_name').generatedAlwaysAs(plainSql(sql`name`)),
  words: text('words').generatedAlwaysAs(wordsSql(sql`name`, sql`location_city`)),
})

const shelterIndexes = withIndexes('shelters', () => ({
  shelters_words_idx: index('shelters_words_idx').using('gin', sql`words gin_trgm_ops`),
}))

/** What the database has besides what Payload makes of the collections. */
export const sheltersDatabase: DatabasePart = { extend: [shelterWords, shelterIndexes] }
