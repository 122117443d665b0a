import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

export type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** What a room adds to the database beside what Payload makes of its collections. */
export type DatabasePart = {
  /** Tables of its own, by their name in Postgres. */
  tables?: Readonly<Record<string, PgTable>>
  /** Indexes of its collections, which Payload's fields cannot say. */
  extend?: readonly SchemaHook[]
  /** Indexes that Payload makes of every relation and date and that no question of ours uses, by table. */
  unused?: Readonly<Record<string, readonly string[]>>
}
