import { is } from '@payloadcms/db-postgres/drizzle'
import {
  ExtraConfigColumn,
  type PgColumnBuilderBase,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import type { SchemaHook } from './part'

type Columns = (...fields: readonly string[]) => [ExtraConfigColumn, ...ExtraConfigColumn[]]

/**
 * Indexes on a table that Payload makes of a collection, which its fields cannot say.
 * @param table its name in Postgres
 * @param indexes made of columns, which are called as the fields are
 * @throws {Error} for a field that is not there: a mistake of the program
 */
export const withIndexes =
  (table: string, indexes: (columns: Columns) => object): SchemaHook =>
  ({ schema, extendTable }) => {
    const found = schema.tables[table]
    if (!found) return schema
    extendTable({
      table: found,
      extraConfig: (self: Record<string, unknown>) =>
        indexes((...fields) => {
          const [first, ...rest] = fields.map((field) => {
            const column = self[field]
            if (!is(column, ExtraConfigColumn)) throw new Error(`${table} has no column ${field}`)
            return column
          })
          if (!first) throw new Error('An index has a column')
          return [first, ...rest]
        }),
    })
    return schema
  }

/**
 * Columns of a table that Payload makes of a collection which are no field of it: Postgres keeps them
 * (`generatedAlwaysAs`), and no document has them. They come before the indexes that name them.
 * @param table its name in Postgres
 */
export const withColumns =
  (table: string, columns: Record<string, PgColumnBuilderBase>): SchemaHook =>
  ({ schema, extendTable }) => {
    const found = schema.tables[table]
    if (found) extendTable({ table: found, columns })
    return schema
  }
