import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

/** A refund that somebody ordered (see `refund_orders`). Sums are cents, the tip included. */
export type RefundOrderRow = {
  id: string
  beforeCents: number
  amountCents: number
  tipCents: number
  reason: string
  /** Who ordered it; `null` once their account is gone. */
  by: string | null
}

/** Minutes after which an order that the provider does not know of is nobody's any more. */
const ABANDONED_MINUTES = 60
/** Seconds during which the provider may still answer to one that is under way. */
const UNDER_WAY_SECONDS = 120

const columns = sql`o.id, o.before_cents as "beforeCents", o.amount_cents as "amountCents",
  o.tip_cents as "tipCents", o.reason, (select u.id from users u where u.id = o.by_id) as by`

/**
 * The order behind what went back of a payment: the one that begins where the ledger ends and is
 * within what the provider says. `null` for a refund made in the provider's own screens.
 */
export async function orderBehind(
  execute: Execute,
  paymentId: string,
  { known, refunded }: { known: number; refunded: number },
): Promise<RefundOrderRow | null> {
  if (refunded <= known) return null
  const { rows } = await execute<RefundOrderRow>(sql`
    select ${columns} from refund_orders o
    where payment_id = ${paymentId} and coalesce(outcome, 'ABANDONED') = 'ABANDONED'
      and before_cents = ${known} and before_cents + amount_cents <= ${refunded}
    order by outcome nulls first, created_at desc limit 1
  `)
  return rows[0] ?? null
}

/** An order that is under way from where the ledger ends, and whether it is a recent one. */
export async function openOrder(
  execute: Execute,
  paymentId: string,
  beforeCents: number,
): Promise<(RefundOrderRow & { isRecent: boolean }) | null> {
  const { rows } = await execute<RefundOrderRow & { isRecent: boolean }>(sql`
    select ${columns},
      created_at > now() - make_interval(secs => ${UNDER_WAY_SECONDS}) as "isRecent"
    from refund_orders o
    where payment_id = ${paymentId} and outcome is null and before_cents = ${beforeCents}
    order by created_at desc limit 1
  `)
  return rows[0] ?? null
}

/** Was another sum of a payment ordered some minutes ago, and nobody knows what became of it? */
export async function isOtherLeft(
  execute: Execute,
  paymentId: string,
  amountCents: number,
): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from refund_orders
    where payment_id = ${paymentId} and outcome is null and amount_cents <> ${amountCents}::numeric
      and created_at <= now() - make_interval(secs => ${UNDER_WAY_SECONDS})
    limit 1
  `)
  return rows.length > 0
}

export async function placeRefund(
  execute: Execute,
  paymentId: string,
  { beforeCents, amountCents, tipCents, reason, by }: Omit<RefundOrderRow, 'id'>,
): Promise<RefundOrderRow> {
  const { rows } = await execute<RefundOrderRow>(sql`
    insert into refund_orders as o (payment_id, before_cents, amount_cents, tip_cents, reason, by_id)
    values (${paymentId}, ${beforeCents}, ${amountCents}, ${tipCents}, ${reason}, ${by})
    returning ${columns}
  `)
  const [placed] = rows
  if (!placed) throw new Error('The refund was not written down')
  return placed
}

/** Ends an order of which nothing will come. */
export const closeRefund = (
  execute: Execute,
  id: string,
  outcome: 'REFUSED' | 'ABANDONED',
): Promise<unknown> =>
  execute(sql`update refund_orders set outcome = ${outcome} where id = ${id} and outcome is null`)

/** The refund stands in the ledger; a share of the platform may still be on its way. */
export const recordRefund = (
  execute: Execute,
  { id, tipCents }: Pick<RefundOrderRow, 'id' | 'tipCents'>,
): Promise<unknown> =>
  execute(sql`
    update refund_orders set outcome = ${tipCents > 0 ? 'TIP_OPEN' : 'DONE'} where id = ${id}
  `)

/**
 * Writes down that the platform owes its share of a refund that the shelter made in the provider's
 * own screens: the donor has the tip back out of the shelter's money.
 */
export const oweTip = (
  execute: Execute,
  paymentId: string,
  {
    beforeCents,
    amountCents,
    tipCents,
  }: Pick<RefundOrderRow, 'beforeCents' | 'amountCents' | 'tipCents'>,
): Promise<unknown> =>
  execute(sql`
    insert into refund_orders (payment_id, before_cents, amount_cents, tip_cents, reason, outcome)
    values (${paymentId}, ${beforeCents}, ${amountCents}, ${tipCents}, '', 'TIP_OPEN')
  `)

/** Gives up the orders that the provider never heard of, after it was asked again and again. */
export const abandonOldRefunds = (execute: Execute): Promise<unknown> =>
  execute(sql`
    update refund_orders set outcome = 'ABANDONED'
    where outcome is null and created_at < now() - make_interval(mins => ${ABANDONED_MINUTES})
  `)
