import { postgresAdapter } from '@payloadcms/db-postgres'

import { env } from '../env'
import { cacheOutbox } from '../cache/outbox'
import { jobSchedules } from '../jobs/table'
import { simulatedObjects } from '../payments/simulator/table'
import { rateLimits } from '../rate-limit/table'
import { fileRemovals } from '../storage/removals-table'
import { publicAddresses } from './addresses'
import { withHonestCommits } from './commits'
import {
  animalIndexes,
  mediaIndexes,
  oneValidReceipt,
  shelterWords,
  submissionWords,
  uniqueNewsAddress,
  uniquePageAddress,
} from './indexes'
import { driver } from './pool'
import { receiptCounters, receiptOrders } from './receipt-tables'
import { refundOrders } from './refund-table'
import { withSessionsAlone } from './sessions-alone'

/**
 * Payload's Postgres. Only migrations change the schema, in development too.
 * Tables and indexes that Payload does not know are added here, so that
 * `migrate:create` sees them.
 */
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
  afterSchemaInit: [
    ({ schema }) => ({
      ...schema,
      tables: {
        ...schema.tables,
        cache_outbox: cacheOutbox,
        file_removals: fileRemovals,
        job_schedules: jobSchedules,
        public_addresses: publicAddresses,
        rate_limits: rateLimits,
        receipt_counters: receiptCounters,
        receipt_orders: receiptOrders,
        refund_orders: refundOrders,
        simulated_objects: simulatedObjects,
      },
    }),
    uniquePageAddress,
    uniqueNewsAddress,
    animalIndexes,
    shelterWords,
    mediaIndexes,
    submissionWords,
    oneValidReceipt,
  ],
})

export const db = withSessionsAlone(withHonestCommits(adapter))
