import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The last number given for a shelter and a year: whoever holds the row gives the next one. */
export const receiptCounters = pgTable(
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
export const receiptOrders = pgTable(
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('receipt_orders_open_idx')
      .on(table.shelterId)
      .where(sql`not is_done`),
  ],
)
