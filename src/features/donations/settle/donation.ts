import type { PayloadRequest } from 'payload'

import { refreshSums } from '@/features/campaigns/commands/take-part'
import type { Donation, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import type { Execute } from '@/platform/db/transaction'
import type { CheckoutRecord, PaymentProvider } from '@/platform/payments/types'

import { factsOf, tellCameBack, tellDisputed, tellDonationPaid, tellRefunded } from '../mails'
import { writeDonation } from './ledger'
import { recordPayment, refundsTold, type WrittenLine } from './payments'
import { donationStatusAfter } from './states.model'

/** An hour after the page should have closed, it is closed for good. */
const GRACE_MS = 3_600_000

/** What the provider says of the page; one that is open too long is closed first. */
export async function readPage(
  provider: PaymentProvider,
  row: { account?: string | null; checkoutId?: string | null; expiresAt?: string | null },
  now: Date,
): Promise<CheckoutRecord | null> {
  if (!row.checkoutId) return null
  const at = { account: row.account ?? null, id: row.checkoutId }
  const record = await provider.readCheckout(at)
  const isOver = row.expiresAt && Date.parse(row.expiresAt) + GRACE_MS < now.getTime()
  if (record.state !== 'open' || !isOver) return record
  await provider.expireCheckout(at)
  return provider.readCheckout(at)
}

/** A page that was never made cannot be paid: its row is closed in time. */
export const neverMade = ({ checkoutId, expiresAt }: Donation | Sponsorship, now: Date): boolean =>
  !checkoutId && Boolean(expiresAt) && Date.parse(expiresAt ?? '') + GRACE_MS < now.getTime()

async function tell(req: PayloadRequest, row: Donation, lines: readonly WrittenLine[]) {
  const charge = lines.find(({ kind }) => kind === 'CHARGE')
  const { refunded, cameBackCents } = refundsTold(lines)
  const isDisputed = lines.some(({ kind }) => kind === 'DISPUTE')
  if (!charge && !refunded && cameBackCents === 0 && !isDisputed) return
  const facts = await factsOf(req, row)
  if (charge) await tellDonationPaid(req, facts, { ...charge, at: charge.happenedAt })
  if (refunded) await tellRefunded(req, facts, refunded)
  if (cameBackCents > 0) await tellCameBack(req, facts, { cents: cameBackCents, path: 'donations' })
  if (isDisputed) await tellDisputed(req, facts)
}

/**
 * Brings a gift that is held in line with its page: lines, state, receipt, messages, as one.
 * Nothing when all is known.
 */
export async function applyPage(
  req: PayloadRequest,
  execute: Execute,
  row: Donation,
  { page, now }: { page: CheckoutRecord | null; now: Date },
): Promise<void> {
  if (!page) {
    if (row.status === 'PENDING' && neverMade(row, now)) {
      await writeDonation(req, row.id, { status: 'EXPIRED' })
    }
    return
  }
  const { payment } = page
  const lines = payment
    ? await recordPayment(req, execute, {
        target: { kind: 'donation', id: row.id },
        row,
        payment,
        agreed: row,
        now,
      })
    : []
  const status = donationStatusAfter(row.status, page)
  const refundedCents = payment?.refundedCents ?? row.refundedCents
  const failure = payment ? null : (page.failure ?? row.failure ?? null)
  const paidAt = payment ? payment.paidAt.toISOString() : (row.paidAt ?? null)
  const isSame =
    status === row.status &&
    refundedCents === row.refundedCents &&
    failure === (row.failure ?? null) &&
    paidAt === (row.paidAt ?? null)
  if (isSame && lines.length === 0) return
  const written = await writeDonation(req, row.id, { status, refundedCents, failure, paidAt })
  if (lines.length > 0) {
    await refreshSums(req, { campaign: idOf(row.campaign), shelter: idOf(row.shelter) })
  }
  await tell(req, written, lines)
}
