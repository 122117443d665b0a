import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { Receipt } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { placeFiles } from '@/platform/storage/transaction'

import { tellReceipt } from './mails'
import {
  issuerOf,
  receiptBlockers,
  receiptLabel,
  receiptYear,
  type Issuer,
  type ReceiptSnapshot,
} from './model'
import { holdOrder, nextNumber, saveOrder, type ReceiptOrder } from './orders'
import { receiptLogo } from './logo'
import { receiptPdf } from './pdf'

/** The last receipt of a payment, valid or cancelled. */
export async function lastReceiptOf(
  req: PayloadRequest,
  paymentId: string,
): Promise<Receipt | null> {
  const { docs } = await req.payload.find({
    collection: 'receipts',
    // For the commands alone: the caller never shows it.
    overrideAccess: true,
    depth: 0,
    where: { payment: { equals: paymentId } },
    sort: '-number',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** Cancels a valid receipt, in the caller's transaction. */
export const cancelReceipt = async (
  req: PayloadRequest,
  receipt: Receipt,
  cancelReason: string,
): Promise<Receipt> =>
  req.payload.update({
    collection: 'receipts',
    id: receipt.id,
    // Written by the program alone, for whoever was allowed to ask for it.
    overrideAccess: true,
    depth: 0,
    data: { status: 'CANCELLED', cancelledAt: new Date().toISOString(), cancelReason },
    req,
  })

/**
 * Who gives the receipt: the shelter as it is today. A receipt that replaces another one keeps
 * its giver when the shelter gives no receipts any more. `null`: the receipt has to wait.
 */
async function issuerFor(
  req: PayloadRequest,
  shelterId: string,
  former: Receipt | null,
): Promise<Issuer | null> {
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id: shelterId,
    // A donor has no right to a shelter's settings; what is printed of them is meant for them.
    overrideAccess: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (shelter && receiptBlockers(shelter).length === 0) return issuerOf(shelter)
  return former ? (former.facts as ReceiptSnapshot).issuer : null
}

/** Those of some shelters that can give no new receipts now. @param ids at most some thousands */
export async function blockedShelters(req: PayloadRequest, ids: string[]): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // For the program's own round; nothing of it is shown.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: { id: { in: ids } },
    select: {
      name: true,
      location: true,
      siret: true,
      rna: true,
      legalPurpose: true,
      receiptSigner: true,
      taxRate: true,
      taxReceiptsEnabled: true,
    },
    req,
  })
  const ready = new Set(docs.filter((doc) => receiptBlockers(doc).length === 0).map(({ id }) => id))
  return ids.filter((id) => !ready.has(id))
}

async function issue(
  req: PayloadRequest,
  { facts, amountCents }: ReceiptOrder,
  issuer: Issuer,
  former: Receipt | null,
): Promise<void> {
  const { shelterId, ...said } = facts
  const year = receiptYear(facts.paidAt)
  const number = await nextNumber(req, shelterId, year)
  const label = receiptLabel(year, number)
  const issuedAt = new Date().toISOString()
  const snapshot: ReceiptSnapshot = {
    ...said,
    amountCents,
    issuer,
    label,
    issuedAt,
    replaces: former?.label ?? null,
  }
  const bytes = await receiptPdf(snapshot, await receiptLogo(req, shelterId))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fileKey = `private/receipts/${shelterId}/${year}/${sha256}.pdf`
  await placeFiles(req, [{ key: fileKey, bytes }])
  const receipt = await req.payload.create({
    collection: 'receipts',
    // Written by the program alone, for whoever was allowed to ask for it.
    overrideAccess: true,
    depth: 0,
    data: {
      shelter: shelterId,
      year,
      number,
      label,
      payment: facts.paymentId,
      status: 'ISSUED',
      replaces: former?.id,
      facts: snapshot,
      amountCents,
      fileKey,
      sha256,
      issuedAt,
      donorKey: facts.donor.email.trim().toLowerCase(),
    },
    req,
  })
  if (former) {
    await req.payload.update({
      collection: 'receipts',
      id: former.id,
      // Written by the program alone, for whoever was allowed to ask for it.
      overrideAccess: true,
      depth: 0,
      data: { replacedBy: receipt.id },
      req,
    })
  }
  await tellReceipt(req, receipt)
}

/**
 * Makes the receipts of a payment say what its order says: cancels one that says another sum,
 * and makes the one that is missing, with its number, file and e-mail, all of it or nothing. Run
 * again it finds nothing to do, so a server may die anywhere. An order waits while the identity
 * of the shelter is not complete.
 * @throws {StorageDownError} nothing is written then
 */
export const followOrder = async (req: PayloadRequest, paymentId: string): Promise<void> =>
  inTransaction(req, async () => {
    const order = await holdOrder(req, paymentId)
    if (!order || order.isDone) return
    const last = await lastReceiptOf(req, paymentId)
    const valid = last?.status === 'ISSUED' ? last : null
    const isRight = valid?.amountCents === order.amountCents
    if (valid && !isRight) await cancelReceipt(req, valid, order.reason ?? 'Reçu remplacé')
    if (order.amountCents > 0 && !isRight) {
      const issuer = await issuerFor(req, order.facts.shelterId, last)
      if (!issuer) return
      await issue(req, order, issuer, last)
    }
    await saveOrder(req, { ...order, isDone: true })
  })
