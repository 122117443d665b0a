import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction, type Execute } from '@/platform/db/transaction'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'
import { ProviderDown, type PaymentProvider } from '@/platform/payments/types'

import type { Sums } from '../../model'
import { refundParts } from '../../settle/lines.model'

/** Payments of one round. */
const AT_ONCE = 100

type OpenTip = {
  id: string
  providerId: string
  account: string | null
  /** What was paid, in cents. */
  paid: Sums
  /** Cents that had gone back with this refund, tip included. */
  refundedCents: number
}

/** The refunds of a payment whose tip is still on its way, for this hand alone. */
async function openTips(execute: Execute, paymentId: string): Promise<OpenTip[]> {
  const { rows } = await execute<OpenTip>(sql`
    select o.id, p.provider_id as "providerId", p.account,
      json_build_object('amountCents', p.amount_cents, 'tipCents', p.tip_cents) as paid,
      o.before_cents + o.amount_cents as "refundedCents"
    from refund_orders o join payments p on p.id = o.payment_id
    where o.payment_id = ${paymentId} and o.outcome = 'TIP_OPEN'
    order by o.before_cents for update of o
  `)
  return rows
}

/**
 * Gives the platform's share of a payment's refunds back to the shelter. The rows stay locked
 * while the provider is asked: two hands at once would each find the same share missing.
 */
async function returnTipsOf(
  req: PayloadRequest,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    for (const { id, providerId, account, paid, refundedCents } of await openTips(
      execute,
      paymentId,
    )) {
      const { tipCents } = refundParts(paid, refundedCents)
      await provider.returnTip({ account, id: providerId, tipCents })
      await execute(sql`update refund_orders set outcome = 'DONE' where id = ${id}`)
    }
  })
}

/**
 * Gives back every share of a tip that is still on its way. The donor has all of their money by
 * then: what fails waits for the next round.
 * @param paymentId only of this charge
 */
export async function returnTips(
  req: PayloadRequest,
  provider: PaymentProvider,
  paymentId?: string,
): Promise<void> {
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select p.id from refund_orders o join payments p on p.id = o.payment_id
    where o.outcome = 'TIP_OPEN' and p.provider = ${provider.name}
      ${paymentId ? sql`and p.id = ${paymentId}` : sql``}
    group by p.id order by min(o.created_at) limit ${AT_ONCE}
  `)
  for (const { id } of rows) {
    try {
      await returnTipsOf(req, provider, id)
    } catch (error) {
      log.warn({ payment: id, error: safeMessage(error) }, 'a tip has not gone back yet')
      if (error instanceof ProviderDown) return
    }
  }
}
