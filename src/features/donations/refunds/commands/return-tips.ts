import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'
import { ProviderDown, type PaymentProvider } from '@/platform/payments/types'

import { claimTip, freeTip, type OpenTip } from '../open-tips'

/** Payments of one round. */
const AT_ONCE = 100

const nextTip = (req: PayloadRequest, paymentId: string): Promise<OpenTip | null> =>
  inTransaction(req, (execute) => claimTip(execute, paymentId))

/**
 * Gives the platform's share of a payment's refunds back to the shelter. Nobody else asks for the
 * same payment meanwhile: two hands at once would each find the same share missing.
 */
async function returnTipsOf(
  req: PayloadRequest,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> {
  const { drizzle } = req.payload.db
  for (let tip = await nextTip(req, paymentId); tip; tip = await nextTip(req, paymentId)) {
    const { id, providerId, account, tipCents } = tip
    let outcome: 'DONE' | 'TIP_OPEN' = 'TIP_OPEN'
    try {
      await provider.returnTip({ account, id: providerId, tipCents })
      outcome = 'DONE'
    } finally {
      await freeTip(drizzle.execute.bind(drizzle), { id, outcome })
    }
  }
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
