import type { PaymentLine } from './view'

type Entry = Omit<PaymentLine, 'refundableCents'>

/**
 * The lines of a ledger with what can still be given back of each payment, in cents: what it took,
 * less what was given back or taken back of the same payment since.
 */
export function withRefundable(entries: readonly Entry[]): PaymentLine[] {
  const left = new Map<string, number>()
  for (const { providerId, amountCents, tipCents } of entries)
    left.set(providerId, (left.get(providerId) ?? 0) + amountCents + tipCents)
  return entries.map((entry) => ({
    ...entry,
    refundableCents: entry.kind === 'CHARGE' ? Math.max(0, left.get(entry.providerId) ?? 0) : 0,
  }))
}
