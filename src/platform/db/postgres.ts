import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

/** The database of Payload as what it is: its type in Payload is that of any database. */
export const postgresOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter

/** A table that Payload makes of a collection, with its columns under the names of the fields. */
export type PayloadTable = PgTable & Record<string, PgColumn>

/**
 * One of the tables that Payload makes of collections, by its name in Postgres.
 * @throws {Error} when there is none of that name: a mistake of the program
 */
export function tableOf(db: PostgresAdapter, name: string): PayloadTable {
  const table = (db.tables as Record<string, PayloadTable | undefined>)[name]
  if (!table) throw new Error(`There is no table ${name}`)
  return table
}
