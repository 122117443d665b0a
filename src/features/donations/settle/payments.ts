import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { campaignOfGift } from '@/features/campaigns/commands/take-part'
import { cancelReceiptOf, queueReceipt } from '@/features/receipts/commands'
import { CARD_GIFT, type ReceiptFacts } from '@/features/receipts/model'
import type { Donation, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import type { Execute } from '@/platform/db/transaction'
import { log } from '@/platform/log'
import type { ProviderPayment } from '@/platform/payments/types'

import { totalOf, type Sums } from '../model'
import { orderBehind, oweTip, recordRefund } from '../refunds/orders'
import { addLine, linesOfPayment, ownerOf, type Note, type Target } from './ledger'
import {
  missingLines,
  receiptableOf,
  refundedOf,
  remainingOf,
  type KnownLine,
  type Line,
} from './lines.model'

type Work = {
  target: Target
  row: Donation | Sponsorship
  payment: ProviderPayment
  /** Gift and tip of the order that this payment is for. */
  agreed: Sums
  now: Date
}

const RECEIPT_REASONS: Partial<Record<Line['kind'], string>> = {
  REFUND: 'Don remboursé',
  DISPUTE: 'Paiement contesté',
  DISPUTE_WON: 'Contestation gagnée',
}

/** The words on the last receipt of a sponsorship: where a shelter corrected them, the next one is right too. */
async function lastWords(execute: Execute, { kind, id }: Target) {
  if (kind === 'donation') return null
  const { rows } = await execute<{ donor: ReceiptFacts['donor'] }>(sql`
    select o.facts -> 'donor' as donor
    from receipt_orders o join payments p on p.id = o.payment_id
    where p.sponsorship_id = ${id} order by o.created_at desc limit 1`)
  return rows[0]?.donor ?? null
}

async function askReceipt(
  req: PayloadRequest,
  execute: Execute,
  { row, target }: Pick<Work, 'row' | 'target'>,
  { line, paymentId }: { line: Line; paymentId: string },
): Promise<void> {
  const shelterId = idOf(row.shelter)
  const { line: street, postalCode, city, country } = row.address ?? {}
  if (!shelterId || !row.receiptWanted || !street || !postalCode || !city) return
  const campaign = await campaignOfGift(req, 'campaign' in row ? idOf(row.campaign) : null)
  await queueReceipt(req, {
    paymentId,
    shelterId,
    paidAt: line.happenedAt.toISOString(),
    amountCents: line.amountCents,
    donor: {
      ...((await lastWords(execute, target)) ?? {
        firstName: row.firstName ?? '',
        lastName: row.lastName ?? '',
        address: { line: street, postalCode, city, country: country || 'France' },
      }),
      email: row.email,
    },
    ...CARD_GIFT,
    ...(campaign && { campaign: campaign.title }),
  })
}

/** Looks at what the ledger would say against what was agreed: the money that came is kept. */
function watch({ target, payment, agreed }: Work): void {
  const isAsAgreed = payment.totalCents === totalOf(agreed) && payment.currency === 'EUR'
  if (isAsAgreed) return
  const { totalCents, currency } = payment
  log.error({ ...target, totalCents, currency, agreed: totalOf(agreed) }, 'not the sum agreed on')
}

/** A line that is new in the ledger, with what a person said of it. */
export type WrittenLine = Line & { reason: string | null }

type Missing = { line: Line; note: Note & { order?: string } }

/**
 * What the ledger lacks. A refund of ours has a line of its own, with who ordered it and why, also
 * when the server died before it could write that.
 */
async function missingOf(
  execute: Execute,
  { row, payment, agreed, now }: Work,
  { known, chargeId }: { known: readonly KnownLine[]; chargeId: string | undefined },
): Promise<Missing[]> {
  const lines = (told: ProviderPayment, before: readonly KnownLine[]) =>
    missingLines(row.provider, told, before, agreed, now)
  const { refundedCents: hadBack, failedRefundCents: failed } = payment
  const given = { known: refundedOf(known), refunded: hadBack + failed }
  const order = chargeId && (await orderBehind(execute, chargeId, given))
  if (!order) return lines(payment, known).map((line) => ({ line, note: {} }))
  const refundedCents = order.beforeCents + order.amountCents - failed
  const ours = lines({ ...payment, refundedCents }, known)
  // An open dispute keeps the line waiting, and its order with it.
  if (ours.some(({ kind }) => kind === 'REFUND')) await recordRefund(execute, order)
  return [
    ...ours.map((line) => ({
      line,
      note: line.kind === 'REFUND' ? { by: order.by, reason: order.reason, order: order.id } : {},
    })),
    ...lines(payment, [...known, ...ours]).map((line) => ({ line, note: {} })),
  ]
}

/**
 * Writes what the ledger lacks of one payment, with its receipt, in the caller's transaction.
 * @returns the lines that are new
 */
export async function recordPayment(
  req: PayloadRequest,
  execute: Execute,
  work: Work,
): Promise<WrittenLine[]> {
  const { target, row, payment } = work
  const stored = await linesOfPayment(execute, { provider: row.provider, providerId: payment.id })
  const { known } = stored
  let charge = stored.charge?.id
  // A sponsor may have gone on to another animal: what goes back was given for this one.
  const owner = { ...ownerOf(target, row), ...(stored.charge && { animal: stored.charge.animal }) }
  const all: KnownLine[] = [...known]
  const written: WrittenLine[] = []
  for (const { line, note } of await missingOf(execute, work, { known, chargeId: charge })) {
    const id = await addLine(execute, owner, line, note)
    if (!id) continue
    if (charge && line.kind === 'REFUND' && line.tipCents < 0 && !note.order) {
      const beforeCents = refundedOf(all)
      await oweTip(execute, charge, {
        beforeCents,
        amountCents: -totalOf(line),
        tipCents: -line.tipCents,
      })
    }
    const reason = note.reason ?? null
    written.push({ ...line, reason })
    all.push(line)
    if (line.kind === 'CHARGE') {
      watch(work)
      charge = id
      await askReceipt(req, execute, work, { line, paymentId: id })
    } else if (charge && line.kind !== 'REFUND_FAILED') {
      // What came back is owed to the donor still: no receipt is given for it again.
      await cancelReceiptOf(req, {
        paymentId: charge,
        remainingCents:
          line.kind === 'DISPUTE_WON' ? receiptableOf(all) : remainingOf(all).amountCents,
        mayRise: line.kind === 'DISPUTE_WON',
        reason: reason ?? RECEIPT_REASONS[line.kind] ?? '',
      })
    }
  }
  return written
}

type Told = {
  /** What went back, as positive sums, and why; `null` when nothing did. */
  refunded: { sums: Sums; reason: string | null } | null
  /** What no bank took, in cents with the tip; 0 when nothing came back. */
  cameBackCents: number
}

/**
 * What is told of the refunds that one look found, so that nobody reads in one moment that a sum went
 * and that it came back.
 */
export function refundsTold(lines: readonly WrittenLine[]): Told {
  const refunds = lines.filter(({ kind }) => kind === 'REFUND')
  const moved = lines.filter(({ kind }) => kind === 'REFUND' || kind === 'REFUND_FAILED')
  const sums = {
    amountCents: -moved.reduce((sum, { amountCents }) => sum + amountCents, 0) || 0,
    tipCents: -moved.reduce((sum, { tipCents }) => sum + tipCents, 0) || 0,
  }
  const went = totalOf(sums)
  if (moved.length === 0) return { refunded: null, cameBackCents: 0 }
  if (went > 0) {
    const reason = refunds.find(({ reason: said }) => said)?.reason ?? null
    return { refunded: { sums, reason }, cameBackCents: 0 }
  }
  // All that went and came back while nobody looked is owed too.
  const gone = -refunds.reduce((sum, line) => sum + totalOf(line), 0)
  return { refunded: null, cameBackCents: went < 0 ? -went : gone }
}
