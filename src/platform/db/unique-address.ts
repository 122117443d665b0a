import { sql } from '@payloadcms/db-postgres'
import { uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

import type { SchemaHook } from './part'

/**
 * Two documents of one kind and shelter never share an address; for pages two home
 * pages included (their slug is the root). What is in the bin gives its address back,
 * which Payload's own unique indexes cannot say.
 */
export const uniqueAddress =
  (name: 'pages' | 'news'): SchemaHook =>
  ({ schema, extendTable }) => {
    const found = schema.tables[name]
    if (!found) return schema
    const index = `${name}_address_unique`
    extendTable({
      table: found,
      extraConfig: (table) => ({
        [index]: uniqueIndex(index)
          .on(table.shelter as never, table.slug as never)
          .where(sql`deleted_at is null`),
      }),
    })
    return schema
  }
