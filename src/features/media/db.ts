import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** What a shelter's library is found with, and ordered by. */
const mediaIndexes = withIndexes('media', (columns) => ({
  media_words_idx: index('media_words_idx').using(
    'gin',
    sql`${wordsSql(sql`title`, sql`alt`, sql`description`)} gin_trgm_ops`,
  ),
  media_unseen_idx: index('media_unseen_idx')
    .on(...columns('id'))
    .where(sql`colours is null or sha256 is null`),
  media_without_avif_idx: index('media_without_avif_idx')
    .on(...columns('createdAt'))
    .where(sql`avif_at is null`),
  media_titles_idx: index('media_titles_idx').on(...columns('shelter'), wordsSql(sql`title`)),
}))

/** What the database has besides what Payload makes of the collections. */
export const mediaDatabase: DatabasePart = { extend: [mediaIndexes] }
