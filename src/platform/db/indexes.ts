import { sql } from '@payloadcms/db-postgres'
import { uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * Two pages of a shelter never share an address, two home pages included
 * (their slug is the root). A page in the bin gives its address back, which
 * Payload's own unique indexes cannot say.
 */
export const uniquePageAddress: SchemaHook = ({ schema, extendTable }) => {
  const { pages } = schema.tables
  if (!pages) return schema
  extendTable({
    table: pages,
    extraConfig: (table) => ({
      pages_address_unique: uniqueIndex('pages_address_unique')
        .on(table.shelter as never, table.slug as never)
        .where(sql`deleted_at is null`),
    }),
  })
  return schema
}
