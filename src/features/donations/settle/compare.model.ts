import type { ProviderPayment } from '@/platform/payments/records.model'

import type { DifferenceKind } from './difference.model'

/** What the ledger says of one payment, in cents: taken, and given back since. */
export type LedgerTotals = { providerId: string; chargedCents: number; refundedCents: number }

export type Difference = {
  kind: DifferenceKind
  providerId: string
  ledgerCents: number
  providerCents: number
}

/**
 * In what the ledger and the provider differ, for one account and one span of time.
 * @param here payments of the ledger, at least those of the span
 * @param there payments of the provider, those of the span
 * @param isInSpan was this payment of the ledger surely within what was listed there?
 */
export function differencesOf(
  here: readonly LedgerTotals[],
  there: readonly Pick<ProviderPayment, 'id' | 'totalCents' | 'refundedCents'>[],
  isInSpan: (providerId: string) => boolean,
): Difference[] {
  const known = new Map(here.map((each) => [each.providerId, each]))
  const listed = new Set(there.map(({ id }) => id))
  const found: Difference[] = []
  for (const { id, totalCents, refundedCents } of there) {
    const mine = known.get(id)
    const add = (kind: DifferenceKind, ledgerCents: number, providerCents: number) =>
      found.push({ kind, providerId: id, ledgerCents, providerCents })
    if (!mine) add('MISSING_HERE', 0, totalCents)
    else if (mine.chargedCents !== totalCents) add('AMOUNT', mine.chargedCents, totalCents)
    if (mine && mine.refundedCents !== refundedCents) {
      add('REFUND', mine.refundedCents, refundedCents)
    }
  }
  for (const { providerId, chargedCents } of here) {
    if (listed.has(providerId) || !isInSpan(providerId)) continue
    found.push({ kind: 'MISSING_THERE', providerId, ledgerCents: chargedCents, providerCents: 0 })
  }
  return found
}
