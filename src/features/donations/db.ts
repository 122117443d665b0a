import { sql } from '@payloadcms/db-postgres'
import { index, integer, pgTable, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
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
    /** When the provider was last asked for the platform's share, by whoever does so just now. */
    tipAskedAt: moment('tip_asked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('refund_orders_payment_idx').on(table.paymentId),
    index('refund_orders_open_idx')
      .on(table.createdAt)
      .where(sql`outcome is null`),
  ],
)

/**
 * What is asked of the provider for a sponsorship just now, one thing at a time: written before,
 * gone afterwards, so that nothing is held meanwhile and nothing is lost when the server dies.
 */
const sponsorshipOrders = pgTable(
  'sponsorship_orders',
  {
    sponsorshipId: uuid('sponsorship_id').primaryKey(),
    /** The provider's key: the same question, asked again, is done once. */
    id: uuid('id').notNull().defaultRandom(),
    /** `pause`, `resume`, `end`, `leave`, `amount:2000`, `choose:` and an animal. */
    what: varchar('what', { length: 60 }).notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [index('sponsorship_orders_asked_at_idx').on(table.askedAt)],
)

/** What the database has besides what Payload makes of the collections. */
export const donationsDatabase: DatabasePart = {
  tables: { refund_orders: refundOrders, sponsorship_orders: sponsorshipOrders },
}
