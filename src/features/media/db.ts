import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart, SchemaHook } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** What a shelter's library is found with, and ordered by. */
const mediaIndexes: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.media
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => ({
      media_words_idx: index('media_words_idx').using(
        'gin',
        sql`${wordsSql(sql`title`, sql`alt`, sql`description`)} gin_trgm_ops`,
      ),
      media_titles_idx: index('media_titles_idx').on(table.shelter as never, wordsSql(sql`title`)),
    }),
  })
  return schema
}

/** What the database has besides what Payload makes of the collections. */
export const mediaDatabase: DatabasePart = { extend: [mediaIndexes] }
