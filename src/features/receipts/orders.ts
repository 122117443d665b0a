import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { ReceiptFacts } from './model'

/** What the receipt of a payment has to say (see `receipt_orders`). */
export type ReceiptOrder = {
  facts: ReceiptFacts
  amountCents: number
  reason: string | null
  isClosed: boolean
}

/** Notes what a receipt has to say. @returns false when it was noted before */
export async function placeOrder(req: PayloadRequest, facts: ReceiptFacts): Promise<boolean> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    insert into receipt_orders (payment_id, shelter_id, facts, amount_cents)
    values (${facts.paymentId}, ${facts.shelterId}, ${JSON.stringify(facts)}::jsonb,
      ${facts.amountCents})
    on conflict (payment_id) do nothing
    returning payment_id
  `)
  return rows.length > 0
}

/**
 * Changes the sum of an order, and holds it until the transaction ends.
 * @returns false when there is no order, it says so already, or the shelter has closed it
 */
export async function changeOrder(
  req: PayloadRequest,
  { paymentId, amountCents, reason }: { paymentId: string; amountCents: number; reason: string },
): Promise<boolean> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    update receipt_orders set amount_cents = ${amountCents}, reason = ${reason}, is_done = false
    where payment_id = ${paymentId} and amount_cents <> ${amountCents} and not is_closed
    returning payment_id
  `)
  return rows.length > 0
}
