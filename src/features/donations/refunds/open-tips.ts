import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

/** Seconds after which whoever asked for a share has an answer, or is dead. */
const UNDER_WAY_SECONDS = 120

export type OpenTip = {
  /** The refund, a row of `refund_orders`. */
  id: string
  providerId: string
  account: string | null
  /** What the platform owed of the tip with this refund, those before included, in cents. */
  tipCents: number
}

/**
 * The oldest refund of a payment whose tip is still on its way, for this hand alone. In a
 * transaction of its own: whoever comes at the same moment waits for it.
 * @returns `null` when there is none, or while somebody else asks for one of that payment
 */
export async function claimTip(execute: Execute, paymentId: string): Promise<OpenTip | null> {
  const open = sql`o.payment_id = ${paymentId} and o.outcome = 'TIP_OPEN'`
  // All of them, in one order, so that two hands never each take one.
  await execute(sql`select 1 from refund_orders o where ${open} order by o.id for update`)
  const { rows } = await execute<OpenTip>(sql`
    update refund_orders o set tip_asked_at = now() from payments p
    where p.id = o.payment_id
      and o.id = (select o.id from refund_orders o where ${open} order by o.before_cents limit 1)
      and not exists (select 1 from refund_orders o where ${open}
        and o.tip_asked_at > now() - make_interval(secs => ${UNDER_WAY_SECONDS}))
    returning o.id, p.provider_id as "providerId", p.account,
      (select sum(b.tip_cents) from refund_orders b where b.payment_id = o.payment_id
        and b.outcome in ('DONE', 'TIP_OPEN') and b.before_cents <= o.before_cents)::int as "tipCents"
  `)
  return rows[0] ?? null
}

/** Says what came of it. */
export const freeTip = (
  execute: Execute,
  { id, outcome }: { id: string; outcome: 'DONE' | 'TIP_OPEN' },
): Promise<unknown> =>
  execute(sql`
    update refund_orders set outcome = ${outcome}, tip_asked_at = null where id = ${id}
  `)
