import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** The words by which a shelter is found. */
const shelterWords = withIndexes('shelters', () => ({
  shelters_words_idx: index('shelters_words_idx').using(
    'gin',
    sql`${wordsSql(sql`name`, sql`location_city`)} gin_trgm_ops`,
  ),
}))

/** What the database has besides what Payload makes of the collections. */
export const sheltersDatabase: DatabasePart = { extend: [shelterWords] }
