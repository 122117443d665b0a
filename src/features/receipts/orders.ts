import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { ReceiptFacts } from './model'

/** What the receipt of a payment has to say (see `receipt_orders`). */
export type ReceiptOrder = {
  facts: ReceiptFacts
  /** Cents that the valid receipt must say; 0 when there must be none. */
  amountCents: number
  reason: string | null
  isClosed: boolean
  isDone: boolean
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

/** The order of a payment, held until the transaction ends; `null` when there is none. */
export async function holdOrder(
  req: PayloadRequest,
  paymentId: string,
): Promise<ReceiptOrder | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select facts, amount_cents as "amountCents", reason, is_closed as "isClosed",
      is_done as "isDone"
    from receipt_orders where payment_id = ${paymentId} for update
  `)
  return (rows[0] as ReceiptOrder | undefined) ?? null
}

/** Writes a held order. */
export async function saveOrder(
  req: PayloadRequest,
  { facts, amountCents, reason, isClosed, isDone }: ReceiptOrder,
): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    update receipt_orders set facts = ${JSON.stringify(facts)}::jsonb,
      amount_cents = ${amountCents}, reason = ${reason}, is_closed = ${isClosed},
      is_done = ${isDone}
    where payment_id = ${facts.paymentId}
  `)
}

/** Shelters with receipts that do not say yet what they have to. */
export async function sheltersWithOpenOrders(req: PayloadRequest): Promise<string[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select distinct shelter_id as id from receipt_orders where not is_done`,
  )
  return rows.map(({ id }) => String(id))
}

/**
 * Payments whose receipts do not say yet what they have to, oldest first.
 * @param blocked ids of shelters that cannot give receipts now: of theirs, only what has its
 *   giver from an earlier receipt, so that those that have to wait keep no place of others
 */
export async function openOrders(
  req: PayloadRequest,
  { limit, blocked }: { limit: number; blocked: string[] },
): Promise<string[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select o.payment_id as id from receipt_orders o
    where not o.is_done
      and (
        not (o.shelter_id = any(${sql.param(blocked)}::uuid[]))
        or exists (select 1 from receipts r where r.payment_id = o.payment_id)
      )
    order by o.created_at limit ${limit}
  `)
  return rows.map(({ id }) => String(id))
}

/** Receipts of a shelter that wait until its identity is complete. */
export async function countOpenOrders(req: PayloadRequest, shelter: string): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select count(*)::int as count from receipt_orders
    where shelter_id = ${shelter} and not is_done and amount_cents > 0
  `)
  return Number(rows[0]?.count ?? 0)
}

/**
 * The next number of a shelter and a year. Its row is held until the transaction ends: whoever
 * comes next waits, and a transaction that is undone gives its number back. So there is no hole.
 */
export async function nextNumber(
  req: PayloadRequest,
  shelter: string,
  year: number,
): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    insert into receipt_counters (shelter_id, year, last) values (${shelter}, ${year}, 1)
    on conflict (shelter_id, year) do update set last = receipt_counters.last + 1
    returning last
  `)
  return Number(rows[0]?.last)
}
