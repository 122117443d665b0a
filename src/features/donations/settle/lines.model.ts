import type { Card, ProviderPayment } from '@/platform/payments/records.model'

import { totalOf, type PaymentKind, type Sums } from '../model'

/** A line of the ledger as it is to be written. Sums are signed cents. */
export type Line = Sums & {
  kind: PaymentKind
  /** Unique in the ledger: the second telling of the same thing adds nothing. */
  entryKey: string
  providerId: string
  currency: string
  happenedAt: Date
  card: Card | null
}

/** A line that stands in the ledger already. */
export type KnownLine = Sums & { kind: PaymentKind }

/**
 * Which part of a payment was the gift. What was agreed on when the total is exactly that; else
 * what the provider says: the ledger tells what happened.
 */
export function partsOf(payment: ProviderPayment, agreed: Sums): Sums {
  if (payment.totalCents === totalOf(agreed)) {
    return { amountCents: agreed.amountCents, tipCents: agreed.tipCents }
  }
  const tipCents = Math.min(payment.tipCents, payment.totalCents)
  return { amountCents: payment.totalCents - tipCents, tipCents }
}

/**
 * How so much that was given back divides: first the gift, then the tip. The same for a refund of
 * ours and for one made in the provider's own screens, of which only the total is known.
 */
export function refundParts(paid: Sums, refundedCents: number): Sums {
  const amountCents = Math.min(refundedCents, paid.amountCents)
  return { amountCents, tipCents: Math.min(refundedCents - amountCents, paid.tipCents) }
}

const sumOf = (lines: readonly KnownLine[], kind: PaymentKind): Sums => {
  const those = lines.filter((line) => line.kind === kind)
  return {
    amountCents: those.reduce((sum, { amountCents }) => sum + amountCents, 0),
    tipCents: those.reduce((sum, { tipCents }) => sum + tipCents, 0),
  }
}

const minus = (one: Sums, other: Sums): Sums => ({
  amountCents: one.amountCents - other.amountCents,
  tipCents: one.tipCents - other.tipCents,
})

const plus = (one: Sums, other: Sums): Sums => ({
  amountCents: one.amountCents + other.amountCents,
  tipCents: one.tipCents + other.tipCents,
})

const NOTHING: Sums = { amountCents: 0, tipCents: 0 }

const countOf = (lines: readonly KnownLine[], kind: PaymentKind): number =>
  lines.filter((line) => line.kind === kind).length

/**
 * Cents that were ever given back, tip included: also what no bank took. It only grows, so that it
 * names the place of a refund among the others.
 */
export const refundedOf = (lines: readonly KnownLine[]): number =>
  -totalOf(sumOf(lines, 'REFUND')) || 0

const failedOf = (lines: readonly KnownLine[]): number => totalOf(sumOf(lines, 'REFUND_FAILED'))

/** What the account would hold without disputes. */
const heldOf = (lines: readonly KnownLine[]): Sums => {
  const kinds: PaymentKind[] = ['CHARGE', 'REFUND', 'REFUND_FAILED']
  return kinds.map((kind) => sumOf(lines, kind)).reduce(plus)
}

/** How the next refund divides: first what the shelter holds, then the tip that is still with the platform. */
export const nextRefundParts = (lines: readonly KnownLine[], cents: number): Sums =>
  refundParts(heldOf(lines), cents)

/**
 * The gift for which a receipt may stand, in cents. What no bank took is owed to the donor still: it
 * counts as given back.
 */
export const receiptableOf = (lines: readonly KnownLine[]): number =>
  Math.max(0, remainingOf(lines).amountCents - sumOf(lines, 'REFUND_FAILED').amountCents)

/** What is left of a payment after its refunds; a dispute that is open takes all of it. */
export function remainingOf(lines: readonly KnownLine[]): Sums {
  const kinds: PaymentKind[] = ['CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON']
  return kinds.map((kind) => sumOf(lines, kind)).reduce(plus)
}

/** A refund, or one that came back, in cents; `total` counts all of its kind so far. */
type Movement = { kind: 'REFUND' | 'REFUND_FAILED'; cents: number; total: number }

/**
 * What the ledger lacks of refunds. What came back comes first, as soon as so much had gone: each
 * line then stays within what was paid, whatever was never told in between.
 * @param paidCents all that was taken
 * @param known.refunded as {@link refundedOf}, and `failed` what came back of it
 */
function movementsOf(
  paidCents: number,
  known: { refunded: number; failed: number },
  there: { refunded: number; failed: number },
): Movement[] {
  const movements: Movement[] = []
  let { refunded, failed } = known
  for (;;) {
    const hadBack = refunded - failed
    const back = Math.min(there.failed - failed, hadBack)
    const more = Math.min(there.refunded - refunded, paidCents - hadBack)
    if (back > 0) {
      failed += back
      movements.push({ kind: 'REFUND_FAILED', cents: back, total: failed })
    } else if (more > 0) {
      refunded += more
      movements.push({ kind: 'REFUND', cents: more, total: refunded })
    } else return movements
  }
}

/**
 * The lines that the ledger lacks of one payment, in the order in which they happened. Nothing
 * when it knows all, whatever was told before, how often and in which order.
 * @param provider name of the provider, first part of each key
 * @param known the lines of this very payment
 * @param agreed the gift and the tip of the order
 */
export function missingLines(
  provider: string,
  payment: ProviderPayment,
  known: readonly KnownLine[],
  agreed: Sums,
  now: Date,
): Line[] {
  const lines: Line[] = []
  const all = () => [...known, ...lines]
  const add = (kind: PaymentKind, key: string, { amountCents, tipCents }: Sums, at = now) =>
    lines.push({
      kind,
      amountCents,
      tipCents,
      entryKey: `${provider}:${payment.id}:${key}`,
      providerId: payment.id,
      currency: payment.currency,
      happenedAt: at,
      // What goes back names no card: it may be told after the giver asked to be forgotten.
      card: kind === 'CHARGE' ? payment.card : null,
    })

  if (countOf(known, 'CHARGE') === 0) {
    add('CHARGE', 'charge', partsOf(payment, agreed), payment.paidAt)
  }
  const movements = movementsOf(
    totalOf(sumOf(all(), 'CHARGE')),
    { refunded: refundedOf(known), failed: failedOf(known) },
    {
      refunded: payment.refundedCents + payment.failedRefundCents,
      failed: payment.failedRefundCents,
    },
  )
  const move = ({ kind, cents, total }: Movement) =>
    kind === 'REFUND'
      ? add(kind, `refunded:${total}`, minus(NOTHING, nextRefundParts(all(), cents)))
      : // The platform has given its tip back to the shelter, which owes all of it now.
        add(kind, `refund-failed:${total}`, { amountCents: cents, tipCents: 0 })
  const disputes = countOf(known, 'DISPUTE')
  const won = countOf(known, 'DISPUTE_WON')
  const isTaken = disputes > won
  if (isTaken && payment.isDisputed) {
    // An open dispute has taken everything: a refund is written once there is something again. What
    // came back it has not taken.
    const first = movements.findIndex(({ kind }) => kind === 'REFUND')
    for (const each of first < 0 ? movements : movements.slice(0, first)) move(each)
    return lines
  }
  if (isTaken) {
    const taken = plus(sumOf(known, 'DISPUTE'), sumOf(known, 'DISPUTE_WON'))
    add('DISPUTE_WON', `dispute-won:${disputes}`, minus(NOTHING, taken))
  }
  for (const each of movements) move(each)
  if (payment.isDisputed) {
    add('DISPUTE', `disputed:${disputes + 1}`, minus(NOTHING, remainingOf(all())))
  }
  return lines
}
