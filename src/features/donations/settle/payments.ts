import type { PayloadRequest } from 'payload'

import { cancelReceiptOf, queueReceipt } from '@/features/receipts/commands'
import { CARD_GIFT } from '@/features/receipts/model'
import type { Donation, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import type { Execute } from '@/platform/db/transaction'
import { log } from '@/platform/log'
import type { ProviderPayment } from '@/platform/payments/types'

import { totalOf, type Sums } from '../model'
import { addLine, linesOfPayment, ownerOf, type Note, type Target } from './ledger'
import { missingLines, remainingOf, type KnownLine, type Line } from './lines.model'

type Work = {
  target: Target
  row: Donation | Sponsorship
  payment: ProviderPayment
  /** Gift and tip of the order that this payment is for. */
  agreed: Sums
  now: Date
  note?: Note
}

const RECEIPT_REASONS: Partial<Record<Line['kind'], string>> = {
  REFUND: 'Don remboursé',
  DISPUTE: 'Paiement contesté',
  DISPUTE_WON: 'Contestation gagnée',
}

async function askReceipt(
  req: PayloadRequest,
  { row }: Pick<Work, 'row'>,
  line: Line,
  paymentId: string,
): Promise<void> {
  const shelterId = idOf(row.shelter)
  const { line: street, postalCode, city, country } = row.address ?? {}
  if (!shelterId || !row.receiptWanted || !street || !postalCode || !city) return
  await queueReceipt(req, {
    paymentId,
    shelterId,
    paidAt: line.happenedAt.toISOString(),
    amountCents: line.amountCents,
    donor: {
      firstName: row.firstName ?? '',
      lastName: row.lastName ?? '',
      email: row.email,
      address: { line: street, postalCode, city, country: country || 'France' },
    },
    ...CARD_GIFT,
  })
}

/** Looks at what the ledger would say against what was agreed: the money that came is kept. */
function watch({ target, payment, agreed }: Work): void {
  const isAsAgreed = payment.totalCents === totalOf(agreed) && payment.currency === 'EUR'
  if (isAsAgreed) return
  const { totalCents, currency } = payment
  log.error({ ...target, totalCents, currency, agreed: totalOf(agreed) }, 'not the sum agreed on')
}

/**
 * Writes what the ledger lacks of one payment, with its receipt, in the caller's transaction.
 * @returns the lines that are new
 */
export async function recordPayment(
  req: PayloadRequest,
  execute: Execute,
  work: Work,
): Promise<Line[]> {
  const { target, row, payment, agreed, now, note } = work
  const { provider } = row
  const { known, chargeId } = await linesOfPayment(execute, { provider, providerId: payment.id })
  const missing = missingLines(provider, payment, known, agreed, now)
  const owner = ownerOf(target, row)
  const all: KnownLine[] = [...known]
  const written: Line[] = []
  let charge = chargeId
  for (const line of missing) {
    const id = await addLine(execute, owner, line, line.kind === 'REFUND' ? note : undefined)
    if (!id) continue
    written.push(line)
    all.push(line)
    if (line.kind === 'CHARGE') {
      watch(work)
      charge = id
      await askReceipt(req, work, line, id)
    } else if (charge) {
      await cancelReceiptOf(req, {
        paymentId: charge,
        remainingCents: remainingOf(all).amountCents,
        reason: note?.reason ?? RECEIPT_REASONS[line.kind] ?? '',
      })
    }
  }
  return written
}

/** What went back with these lines, as positive sums; `null` when nothing did. */
export function refundOf(lines: readonly Line[]): Sums | null {
  const refunds = lines.filter(({ kind }) => kind === 'REFUND')
  if (refunds.length === 0) return null
  return {
    amountCents: -refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    tipCents: -refunds.reduce((sum, { tipCents }) => sum + tipCents, 0),
  }
}
