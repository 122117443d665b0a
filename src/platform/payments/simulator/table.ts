import { index, jsonb, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from '@payloadcms/db-postgres'

import { moment } from '../../db/columns'

/**
 * Everything that the payment simulator of a demonstration knows, as a provider outside of the
 * program would: its own rows, written in its own transactions. Empty in production.
 */
export const simulatedObjects = pgTable(
  'simulated_objects',
  {
    id: varchar('id', { length: 200 }).primaryKey(),
    kind: varchar('kind', { length: 20 }).notNull(),
    /** The shelter's account at the provider; null for the platform's own. */
    account: varchar('account', { length: 60 }),
    data: jsonb('data').notNull(),
    /** In the time of the simulator, whose clock can be moved. */
    happenedAt: moment('happened_at').notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('simulated_objects_kind_idx').on(table.kind, table.account, table.happenedAt)],
)
