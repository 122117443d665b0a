import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ProviderPayment } from '@/platform/payments/types'

import { totalOf } from '../model'
import { NOW, payment } from './fixture'
import {
  missingLines,
  receiptableOf,
  refundedOf,
  refundParts,
  remainingOf,
  type Line,
} from './lines.model'

const AGREED = { amountCents: 2500, tipCents: 250 }

/** The ledger after it was told of these states of one payment, one after the other. */
const told = (states: readonly ProviderPayment[], agreed = AGREED): Line[] => {
  const ledger: Line[] = []
  for (const state of states) ledger.push(...missingLines('stripe', state, ledger, agreed, NOW))
  return ledger
}

describe('the lines of a payment', () => {
  const sums = fc.record({
    amountCents: fc.integer({ min: 100, max: 1_000_000 }),
    tipCents: fc.nat(100_000),
  })
  const history = sums.chain((agreed) =>
    fc
      .array(
        fc.record({
          refundedCents: fc.nat(totalOf(agreed)),
          isDisputed: fc.boolean(),
          backCents: fc.option(fc.nat(totalOf(agreed))),
        }),
        { minLength: 1, maxLength: 12 },
      )
      .map((moments) => {
        // What was given back only grows, until a bank does not take it.
        let [refundedCents, failedRefundCents] = [0, 0]
        const states = moments.map(({ refundedCents: more, isDisputed, backCents }) => {
          if (backCents === null) refundedCents = Math.max(refundedCents, more)
          else {
            const back = Math.min(backCents, refundedCents)
            failedRefundCents += back
            refundedCents -= back
          }
          const { tipCents } = agreed
          const moved = { refundedCents, failedRefundCents }
          return payment({ totalCents: totalOf(agreed), tipCents, isDisputed, ...moved })
        })
        return { agreed, states }
      }),
  )

  it('never take more than there was, and end at what the provider says', () => {
    fc.assert(
      fc.property(history, ({ agreed, states }) => {
        const ledger = told(states, agreed)
        const last = states.at(-1)
        const left = remainingOf(ledger)
        const isOpen = Boolean(last?.isDisputed)
        const refunded = last?.refundedCents ?? 0
        expect(left.amountCents).toBeGreaterThanOrEqual(0)
        expect(left.tipCents).toBeGreaterThanOrEqual(0)
        if (!isOpen) expect(totalOf(left)).toBe(totalOf(agreed) - refunded)
        expect(new Set(ledger.map(({ entryKey }) => entryKey)).size).toBe(ledger.length)
      }),
    )
  })
  it('are the same however often each state is told', () => {
    fc.assert(
      fc.property(history, ({ agreed, states }) => {
        const often = states.flatMap((state) => [state, state, state])
        expect(told(often, agreed)).toEqual(told(states, agreed))
      }),
    )
  })
  it('divide a refund: the gift first, then the tip', () => {
    expect(refundParts(AGREED, 2600)).toEqual({ amountCents: 2500, tipCents: 100 })
    const lines = told([payment({ refundedCents: 1000 }), payment({ refundedCents: 2750 })])
    expect(lines.map(({ kind, amountCents, tipCents }) => [kind, amountCents, tipCents])).toEqual([
      ['CHARGE', 2500, 250],
      ['REFUND', -1000, 0],
      ['REFUND', -1500, -250],
    ])
  })
  it('say that a refund came back which no bank took, also when nobody looked in between', () => {
    const gone = payment({ refundedCents: 2600 })
    const back = payment({ failedRefundCents: 2600 })
    const again = payment({ refundedCents: 2700, failedRefundCents: 2600 })
    const sums = (lines: readonly Line[]) =>
      lines.slice(1).map(({ kind, amountCents, tipCents }) => [kind, amountCents, tipCents])
    const expected = [
      ['REFUND', -2500, -100],
      // The platform has given back its part of the tip, once.
      ['REFUND_FAILED', 2600, 0],
      ['REFUND', -2600, -100],
    ]
    expect(sums(told([gone, back, again]))).toEqual(expected)
    expect(sums(told([payment(), back]))).toEqual(expected.slice(0, 2))
    // Nobody looked at all: no line says that more went back than was paid.
    const unseen = sums(told([again]))
    expect(unseen.map(([kind]) => kind)).toEqual(['REFUND', 'REFUND_FAILED', 'REFUND'])
    // An answer that is older than what is known changes nothing.
    expect(told([gone, back, gone])).toHaveLength(3)
  })
  it('say what came back beside a dispute that is open or lost, and leave it there when it is won', () => {
    const states = [
      payment({ refundedCents: 1000 }),
      payment({ refundedCents: 1000, isDisputed: true }),
      payment({ failedRefundCents: 1000, isDisputed: true }),
    ]
    expect(told(states).map(({ kind }) => kind)).toEqual([
      'CHARGE',
      'REFUND',
      'DISPUTE',
      'REFUND_FAILED',
    ])
    expect(totalOf(remainingOf(told(states)))).toBe(1000)
    const won = told([...states, payment({ failedRefundCents: 1000 })])
    expect(totalOf(remainingOf(won))).toBe(2750)
  })
  it('leave what came back without a receipt, before and after a dispute', () => {
    const first = [payment({ refundedCents: 1000 }), payment({ failedRefundCents: 1000 })]
    expect(receiptableOf(told(first))).toBe(1500)
    const disputed = payment({ failedRefundCents: 1000, isDisputed: true })
    expect(receiptableOf(told([...first, disputed]))).toBe(0)
    const won = payment({ failedRefundCents: 1000 })
    expect(receiptableOf(told([...first, disputed, won]))).toBe(1500)
  })
  it('say what was given back, tip included', () => {
    expect(refundedOf(told([payment({})]))).toBe(0)
    expect(refundedOf(told([payment({ refundedCents: 2600 })]))).toBe(2600)
  })
  it('say what was agreed when exactly that came, whatever the provider calls a tip', () => {
    expect(told([payment({ tipCents: 0 })])[0]).toMatchObject(AGREED)
    // Never more of a tip than came at all.
    expect(told([payment({ totalCents: 100, tipCents: 250 })])[0]).toMatchObject({
      amountCents: 0,
      tipCents: 100,
    })
  })
  it('take all that is left for a dispute, and give it back when it is won', () => {
    const states = [
      payment({ refundedCents: 1000 }),
      payment({ refundedCents: 1000, isDisputed: true }),
      payment({ refundedCents: 1000 }),
      payment({ refundedCents: 1000, isDisputed: true }),
      payment({ refundedCents: 1000 }),
    ]
    const sums = told(states).map(({ entryKey, kind, amountCents, tipCents }) => [
      entryKey,
      kind,
      amountCents,
      tipCents,
    ])
    expect(sums).toEqual([
      ['stripe:pi_1:charge', 'CHARGE', 2500, 250],
      ['stripe:pi_1:refunded:1000', 'REFUND', -1000, 0],
      ['stripe:pi_1:disputed:1', 'DISPUTE', -1500, -250],
      ['stripe:pi_1:dispute-won:1', 'DISPUTE_WON', 1500, 250],
      ['stripe:pi_1:disputed:2', 'DISPUTE', -1500, -250],
      ['stripe:pi_1:dispute-won:2', 'DISPUTE_WON', 1500, 250],
    ])
    expect(remainingOf(told(states.slice(0, 2)))).toEqual({ amountCents: 0, tipCents: 0 })
  })
  it('say what came, not what was agreed, when the two differ', () => {
    expect(told([payment({ totalCents: 1000, tipCents: 100 })])[0]).toMatchObject({
      amountCents: 900,
      tipCents: 100,
    })
  })
})
