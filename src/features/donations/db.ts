import { sql } from '@payloadcms/db-postgres'
import {
  index,
  integer,
  pgTable,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import type { DatabasePart } from '@/platform/db/part'

/**
 * Who gives how much of a payment back, and why: written before the provider is asked, so that
 * the line of the ledger knows it also when the server dies in between.
 */
const refundOrders = pgTable(
  'refund_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The charge, a row of `payments`. */
    paymentId: uuid('payment_id').notNull(),
    /** Cents that the ledger said were given back before. */
    beforeCents: integer('before_cents').notNull(),
    /** Cents to give back, tip included. */
    amountCents: integer('amount_cents').notNull(),
    tipCents: integer('tip_cents').notNull(),
    reason: varchar('reason', { length: 500 }).notNull(),
    byId: uuid('by_id'),
    /**
     * TIP_OPEN: in the ledger, and the platform's share is still on its way. DONE: all of it.
     * REFUSED by the provider. ABANDONED: it never heard of it.
     */
    outcome: varchar('outcome', { length: 10 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refund_orders_payment_idx').on(table.paymentId),
    index('refund_orders_open_idx')
      .on(table.createdAt)
      .where(sql`outcome is null`),
  ],
)

/** What the database has besides what Payload makes of the collections. */
export const donationsDatabase: DatabasePart = { tables: { refund_orders: refundOrders } }
