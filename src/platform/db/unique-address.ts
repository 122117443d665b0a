import { sql } from '@payloadcms/db-postgres'
import { uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from './indexes'
import type { SchemaHook } from './part'

/**
 * Two documents of one kind and shelter never share an address; for pages two home
 * pages included (their slug is the root). What is in the bin gives its address back,
 * which Payload's own unique indexes cannot say.
 */
export const uniqueAddress = (name: 'pages' | 'news'): SchemaHook =>
  withIndexes(name, (columns) => {
    const index = `${name}_address_unique`
    return {
      [index]: uniqueIndex(index)
        .on(...columns('shelter', 'slug'))
        .where(sql`deleted_at is null`),
    }
  })
