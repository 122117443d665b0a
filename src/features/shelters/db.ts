import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart, SchemaHook } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** The words by which a shelter is found. */
const shelterWords: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.shelters
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: () => ({
      shelters_words_idx: index('shelters_words_idx').using(
        'gin',
        sql`${wordsSql(sql`name`, sql`location_city`)} gin_trgm_ops`,
      ),
    }),
  })
  return schema
}

/** What the database has besides what Payload makes of the collections. */
export const sheltersDatabase: DatabasePart = { extend: [shelterWords] }
