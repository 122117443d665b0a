import { totalOf } from '../model'
import { remainingOf } from '../settle/lines.model'
import type { PaymentLine } from './view'

type Entry = Omit<PaymentLine, 'refundableCents'>

/** Lines of a ledger with what can still be given back of each payment, tip included, in cents. */
export function withRefundable(entries: readonly Entry[]): PaymentLine[] {
  const leftOf = (id: string) =>
    totalOf(remainingOf(entries.filter(({ providerId }) => providerId === id)))
  return entries.map((entry) => ({
    ...entry,
    refundableCents: entry.kind === 'CHARGE' ? Math.max(0, leftOf(entry.providerId)) : 0,
  }))
}
