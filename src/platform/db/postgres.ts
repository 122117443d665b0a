import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

type Database = Payload['db']

const isPostgres = (db: Database): db is Database & PostgresAdapter => db.name === 'postgres'

/**
 * The database of Payload as what it is: its type in Payload is that of any database.
 * @throws {Error} for another one: a mistake of the program
 */
export function postgresOf({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  if (!isPostgres(db)) throw new Error('The program runs on Postgres')
  return db
}

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
