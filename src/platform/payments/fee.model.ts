/** A percentage has two decimals: 10 000 parts are the whole. */
const WHOLE = 10_000

/**
 * The smallest percentage with two decimals of which the fee is at least the tip, however its
 * parts of a cent are rounded.
 * @param tipCents at least 0, at most `totalCents`
 * @param totalCents gift and tip, more than 0
 */
export function feePercentOf(tipCents: number, totalCents: number): number {
  return Math.ceil((tipCents * WHOLE) / totalCents) / 100
}

/** Cents of a fee that go back, so that exactly the tip stays with the platform. */
export const surplusOf = (feeCents: number, tipCents: number): number =>
  Math.max(0, feeCents - tipCents)
