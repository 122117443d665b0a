import { postgresAdapter } from '@payloadcms/db-postgres'

import { env } from '../env'
import { cacheOutbox } from '../cache/outbox'
import { jobSchedules } from '../jobs/table'
import { withHonestCommits } from '../patches/honest-commits'
import { withSessionsAlone } from '../patches/sessions-alone'
import { simulatedObjects } from '../payments/simulator/table'
import { rateLimits } from '../rate-limit/table'
import { fileRemovals } from '../storage/removals-table'
import { publicAddresses } from './addresses'
import type { DatabasePart, SchemaHook } from './part'
import { driver } from './pool'

/** The tables of the platform itself. */
const OWN: DatabasePart = {
  tables: {
    cache_outbox: cacheOutbox,
    file_removals: fileRemovals,
    job_schedules: jobSchedules,
    public_addresses: publicAddresses,
    rate_limits: rateLimits,
    simulated_objects: simulatedObjects,
  },
}

/** Leaves the indexes of a part out that nothing uses: each of them is written with every row. */
const without =
  (unused: NonNullable<DatabasePart['unused']>): SchemaHook =>
  ({ adapter, schema }) => {
    for (const [table, names] of Object.entries(unused)) {
      const indexes = adapter.rawTables[table]?.indexes
      for (const name of names) {
        if (!indexes?.[name]) throw new Error(`${table} has no index ${name}`)
        Reflect.deleteProperty(indexes, name)
      }
    }
    return schema
  }

/**
 * Payload's Postgres. Only migrations change the schema, in development too. Tables and indexes
 * that Payload does not know are added here, so that `migrate:create` sees them.
 * @param parts what each room adds
 */
export function database(parts: readonly DatabasePart[]) {
  const all = [OWN, ...parts]
  const tables = Object.assign({}, ...all.map((part) => part.tables ?? {})) as object
  const adapter = postgresAdapter({
    pg: driver,
    idType: 'uuidv7',
    push: false,
    migrationDir: 'migrations',
    disableCreateDatabase: true,
    pool: {
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL_SIZE,
      connectionTimeoutMillis: 5000,
      statement_timeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'patte-blanche',
    },
    beforeSchemaInit: all.flatMap(({ unused }) => (unused ? [without(unused)] : [])),
    afterSchemaInit: [
      ({ schema }) => ({ ...schema, tables: { ...schema.tables, ...tables } }),
      ...all.flatMap((part) => part.extend ?? []),
    ],
  })
  return withSessionsAlone(withHonestCommits(adapter))
}
