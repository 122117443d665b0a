import { centsOfEuros } from '@/platform/money/model'

export type RefundParts = { giftCents: number; tipCents: number }

/**
 * What the team typed in the dialog of a refund, in cents, or why it is none.
 * @param most what can still be given back
 */
export function refundOf(
  typed: string,
  most: number,
): { cents: number; problem: null } | { cents: null; problem: 'missing' | 'tooBig' } {
  const cents = centsOfEuros(typed)
  if (cents === null || cents < 1) return { cents: null, problem: 'missing' }
  return cents > most ? { cents: null, problem: 'tooBig' } : { cents, problem: null }
}
