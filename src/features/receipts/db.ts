import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'

/** The last number given for a shelter and a year: whoever holds the row gives the next one. */
const receiptCounters = pgTable(
  'receipt_counters',
  {
    shelterId: uuid('shelter_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shelterId, table.year] })],
)

/**
 * What the receipt of a payment has to say, whether or not it is made yet: the receipts follow
 * these rows, however often their task runs.
 */
const receiptOrders = pgTable(
  'receipt_orders',
  {
    paymentId: uuid('payment_id').primaryKey(),
    shelterId: uuid('shelter_id').notNull(),
    facts: jsonb('facts').notNull(),
    /** Cents that the valid receipt must say; 0 when there must be none. */
    amountCents: integer('amount_cents').notNull(),
    /** Why the sum changed since the last receipt. */
    reason: varchar('reason', { length: 500 }),
    /** Cancelled by the shelter's own hand: no other receipt follows. */
    isClosed: boolean('is_closed').notNull().default(false),
    /** The receipts say what this row says. */
    isDone: boolean('is_done').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('receipt_orders_open_idx')
      .on(table.shelterId)
      .where(sql`not is_done`),
  ],
)

/** A payment has one valid receipt at most, whatever the program does. */
const oneValidReceipt = withIndexes('receipts', (columns) => ({
  receipts_one_valid_idx: uniqueIndex('receipts_one_valid_idx')
    .on(...columns('payment'))
    .where(sql`status = 'ISSUED'`),
}))

/** What the database has besides what Payload makes of the collections. */
export const receiptsDatabase: DatabasePart = {
  tables: { receipt_counters: receiptCounters, receipt_orders: receiptOrders },
  extend: [oneValidReceipt],
}
