import type { PayloadRequest } from 'payload'

import { CANCEL_REASON_MAX, isWholeAddress, type ReceiptFacts } from './model'
import { changeOrder, placeOrder } from './orders'

/**
 * Asks for the receipt of a payment, in the transaction that writes the payment: a server makes
 * it within some seconds after the commit. Does nothing when the shelter gives no receipts or the
 * address of the donor is not whole, and nothing the second time. A shelter whose identity is not
 * complete gives the receipt as soon as it is.
 */
export async function queueReceipt(req: PayloadRequest, facts: ReceiptFacts): Promise<void> {
  if (facts.amountCents <= 0 || !isWholeAddress(facts.donor.address)) return
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id: facts.shelterId,
    // A donor has no right to a shelter's settings; only the program reads this one.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    select: { taxReceiptsEnabled: true },
    req,
  })
  if (!shelter?.taxReceiptsEnabled) return
  await placeOrder(req, facts)
}

/**
 * Brings the receipt of a payment in line with what is left of the gift, in the caller's
 * transaction: the old one is cancelled, and replaced when something is left. Nothing happens for
 * a payment without a receipt, nor the second time. The sum may rise again, for a dispute that
 * was won.
 * @param change.remainingCents the gift without the tip, after all refunds
 * @param change.reason why, in French: it stands in the list of receipts
 */
export async function cancelReceiptOf(
  req: PayloadRequest,
  change: { paymentId: string; remainingCents: number; reason: string },
): Promise<void> {
  const { paymentId, remainingCents, reason } = change
  await changeOrder(req, {
    paymentId,
    amountCents: Math.max(0, remainingCents),
    reason: reason.slice(0, CANCEL_REASON_MAX),
  })
}
