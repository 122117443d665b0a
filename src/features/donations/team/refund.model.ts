import { centsOfEuros } from '@/platform/money/model'

import { totalOf, type Sums } from '../model'
import { refundParts } from '../settle/lines.model'

/**
 * What the team typed in the dialog of a refund, in cents, or why it is none.
 * @param most what can still be given back
 */
export function refundTyped(
  typed: string,
  most: number,
): { cents: number; problem: null } | { cents: null; problem: 'missing' | 'tooBig' } {
  const cents = centsOfEuros(typed)
  if (cents === null || cents < 1) return { cents: null, problem: 'missing' }
  return cents > most ? { cents: null, problem: 'tooBig' } : { cents, problem: null }
}

/** The parts of gift and tip in the next refund of a payment of which so much is left. */
export function nextRefund(paid: Sums, left: number, cents: number): Sums {
  const before = totalOf(paid) - left
  const [then, now] = [refundParts(paid, before + cents), refundParts(paid, before)]
  return {
    amountCents: then.amountCents - now.amountCents,
    tipCents: then.tipCents - now.tipCents,
  }
}
