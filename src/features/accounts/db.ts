import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart, SchemaHook } from '@/platform/db/part'

/** The few accounts whose address is not confirmed: what counts people leaves them out. */
const unconfirmed: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.users
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => ({
      users_unconfirmed_idx: index('users_unconfirmed_idx')
        .on(table.id as never)
        .where(sql`email_verified is null`),
    }),
  })
  return schema
}

export const accountsDatabase: DatabasePart = { extend: [unconfirmed] }
