import type { PayloadRequest } from 'payload'

import type { Receipt } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'

import { requireReceiptRight } from './right'
import { cancelReceipt, lastReceiptOf } from './issue'
import { tellCancelled } from './mails'
import { CANCEL_REASON_MAX, isWholeAddress, type ReceiptFacts } from './model'
import { holdOrder, placeOrder, saveOrder } from './orders'
import type { Cancellation } from './schema'
import { issueReceipt } from './tasks'

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
  if (await placeOrder(req, facts)) await enqueue(req, issueReceipt, { payment: facts.paymentId })
}

/**
 * Brings the receipt of a payment in line with what is left of the gift, in the caller's
 * transaction: the old one is cancelled at once, and replaced within some seconds when something
 * is left. Nothing happens for a payment without a receipt, nor the second time, nor for a
 * receipt that the shelter has cancelled itself; the receipt of a donor who was erased is cancelled only. The sum may rise again, for a dispute that was
 * won.
 * @param change.remainingCents the gift without the tip, after all refunds
 * @param change.mayRise a receipt may be given for more than the last one was for: a dispute was won
 * @param change.reason why, in French: the donor and the shelter read it
 */
export async function cancelReceiptOf(
  req: PayloadRequest,
  change: { paymentId: string; remainingCents: number; mayRise: boolean; reason: string },
): Promise<void> {
  const { paymentId } = change
  const order = await holdOrder(req, paymentId)
  if (!order) return
  const most = change.mayRise ? change.remainingCents : order.amountCents
  const amountCents = Math.max(0, Math.min(change.remainingCents, most))
  if (order.amountCents === amountCents) return
  const reason = change.reason.slice(0, CANCEL_REASON_MAX)
  const last = await lastReceiptOf(req, paymentId)
  const cancelled = last?.status === 'ISSUED' ? await cancelReceipt(req, last, reason) : last
  // Of a donor who was erased: the sum that is declared is right, and nobody is left to be told.
  if (order.isClosed) return
  // One that was cancelled to be replaced is cancelled without a word; now nothing replaces it.
  const isLost = last?.status === 'ISSUED' || !order.isDone
  if (cancelled && amountCents === 0 && isLost) {
    await tellCancelled(req, cancelled, order.facts.donor)
  }
  await saveOrder(req, { ...order, amountCents, reason, isDone: amountCents === 0 })
  if (amountCents > 0) await enqueue(req, issueReceipt, { payment: paymentId })
}

/**
 * A receipt of a shelter, for whoever sees its gifts.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function receiptOfShelter(
  req: PayloadRequest,
  key: string,
  id: string,
): Promise<Receipt> {
  const { id: shelter } = await requireReceiptRight(req, key)
  const { docs } = await req.payload.find({
    collection: 'receipts',
    // The right to the shelter was checked; columns that nobody reads are needed here.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ id: { equals: id } }, { shelter: { equals: shelter } }] },
    req,
  })
  if (!docs[0]) throw new HttpError(404, 'Reçu introuvable')
  return docs[0]
}

/**
 * Cancels a receipt for a reason that the shelter has: with corrected words of the donor another
 * one replaces it, without them none ever does.
 * @throws {HttpError} 403, 404, 409 when it is cancelled already
 */
export async function cancelByHand(
  req: PayloadRequest,
  { shelter, receipt, reason, donor }: Cancellation & { shelter: string; receipt: string },
): Promise<void> {
  const found = await receiptOfShelter(req, shelter, receipt)
  const paymentId = idOf(found.payment) ?? ''
  await inTransaction(req, async () => {
    const order = await holdOrder(req, paymentId)
    const last = await lastReceiptOf(req, paymentId)
    if (!order || last?.id !== found.id || last.status === 'CANCELLED') {
      throw new HttpError(409, 'Ce reçu est déjà annulé')
    }
    const cancelled = await cancelReceipt(req, last, reason)
    if (donor) {
      const facts = { ...order.facts, donor: { ...order.facts.donor, ...donor } }
      await saveOrder(req, { ...order, facts, reason, isDone: false })
      await enqueue(req, issueReceipt, { payment: paymentId })
    } else {
      await saveOrder(req, { ...order, amountCents: 0, reason, isClosed: true, isDone: true })
      await tellCancelled(req, cancelled, order.facts.donor)
    }
  })
}
