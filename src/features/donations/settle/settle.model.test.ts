import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ProviderPayment } from '@/platform/payments/types'

import { mayBecome, totalOf, type DonationStatus } from '../model'
import {
  hadBackOf,
  missingLines,
  refundedOf,
  refundParts,
  remainingOf,
  type Line,
} from './lines.model'
import { donationStatusAfter, sponsorshipAfter } from './states.model'

const NOW = new Date('2026-11-21T10:00:00Z')

const payment = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'pi_1',
  totalCents: 2750,
  tipCents: 250,
  currency: 'EUR',
  paidAt: NOW,
  refundedCents: 0,
  failedRefundCents: 0,
  isDisputed: false,
  card: null,
  subscription: null,
  reference: 'donation:1',
  ...more,
})
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
          hasCameBack: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      )
      .map((moments) => {
        // What was given back only grows, until a bank does not take it.
        let [refundedCents, failedRefundCents] = [0, 0]
        const states = moments.map(({ refundedCents: more, isDisputed, hasCameBack }) => {
          if (hasCameBack) {
            failedRefundCents += refundedCents
            refundedCents = 0
          } else refundedCents = Math.max(refundedCents, more)
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
    const again = payment({ refundedCents: 1000, failedRefundCents: 2600 })
    const sums = (lines: readonly Line[]) =>
      lines.slice(1).map(({ kind, amountCents, tipCents }) => [kind, amountCents, tipCents])
    const expected = [
      ['REFUND', -2500, -100],
      ['REFUND_FAILED', 2500, 100],
      ['REFUND', -1000, 0],
    ]
    expect(sums(told([gone, back, again]))).toEqual(expected)
    expect(sums(told([payment(), back]))).toEqual(expected.slice(0, 2))
    expect(hadBackOf(told([payment(), back]))).toBe(0)
    // Nobody looked at all: no line says that more went back than was paid.
    expect(sums(told([again]))).toEqual([
      ['REFUND', -2500, -250],
      ['REFUND_FAILED', 2350, 250],
      ['REFUND', -850, 0],
    ])
    expect(hadBackOf(told([again]))).toBe(1000)
    // An answer that is older than what is known changes nothing.
    expect(told([gone, back, gone])).toHaveLength(3)
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

describe('states after a look', () => {
  const statuses = fc.constantFrom<DonationStatus>(
    'PENDING',
    'PAID',
    'FAILED',
    'EXPIRED',
    'REFUNDED',
  )
  it('are always legal', () => {
    fc.assert(
      fc.property(
        statuses,
        fc.constantFrom('open', 'processing', 'paid', 'failed', 'expired'),
        fc.option(fc.nat(2750)),
        (from, state, refundedCents) => {
          const paid = refundedCents === null ? null : payment({ refundedCents })
          const to = donationStatusAfter(from, { state, payment: paid })
          expect(to === from || mayBecome(from, to)).toBe(true)
        },
      ),
    )
  })
  it.each([
    ['PENDING', 'paid', 'PAID'],
    ['EXPIRED', 'paid', 'PAID'],
    ['PENDING', 'processing', 'PENDING'],
    ['PENDING', 'expired', 'EXPIRED'],
    ['PAID', 'expired', 'PAID'],
    ['PENDING', 'failed', 'FAILED'],
    ['PENDING', 'open', 'PENDING'],
  ] as const)('%s, and the page is %s: %s', (from, state, to) => {
    const paid = state === 'paid' ? payment() : null
    expect(donationStatusAfter(from, { state, payment: paid })).toBe(to)
  })
  it.each([
    [{}, 'PAID'],
    [{ refundedCents: 1 }, 'PARTIALLY_REFUNDED'],
    [{ refundedCents: 2749 }, 'PARTIALLY_REFUNDED'],
    [{ refundedCents: 2750 }, 'REFUNDED'],
    [{ isDisputed: true }, 'DISPUTED'],
    [{ isDisputed: true, refundedCents: 2750 }, 'DISPUTED'],
  ] as const)('a gift whose money came as %j is %s', (more, to) => {
    expect(donationStatusAfter('PENDING', { state: 'paid', payment: payment(more) })).toBe(to)
  })
  it.each([
    ['PENDING', 'active', false, 'PENDING', null],
    ['PENDING', 'paused', false, 'PENDING', null],
    ['PAST_DUE', 'incomplete', true, 'PAST_DUE', null],
    ['PAUSED', 'incomplete', true, 'PAUSED', null],
    ['PAST_DUE', 'active', true, 'ACTIVE', null],
    ['ACTIVE', 'ended', true, 'ENDED', 'CARD'],
    ['PAUSED', 'ended', true, 'ENDED', 'SHELTER'],
    ['PENDING', 'active', true, 'ACTIVE', null],
    ['PENDING', 'past_due', true, 'PAST_DUE', null],
    ['PENDING', 'incomplete', false, 'PENDING', null],
    ['PENDING', 'ended', false, 'ENDED', 'EXPIRED'],
    ['ACTIVE', 'paused', true, 'PAUSED', null],
    ['PAST_DUE', 'ended', true, 'ENDED', 'CARD'],
    ['AWAITING_CHOICE', 'active', true, 'AWAITING_CHOICE', null],
    ['AWAITING_CHOICE', 'ended', true, 'ENDED', 'SHELTER'],
  ] as const)('%s, and the provider says %s', (status, state, wasPaid, to, endReason) => {
    const facts = { status, endReason: null, wasPaid }
    expect(sponsorshipAfter(facts, { state, endedBecause: null })).toEqual({
      status: to,
      endReason,
    })
  })
  it.each([
    ['ACTIVE', 'donor', 'DONOR'],
    ['ACTIVE', 'shelter', 'SHELTER'],
    ['ACTIVE', 'card', 'CARD'],
    ['PAST_DUE', 'shelter', 'SHELTER'],
    ['AWAITING_CHOICE', 'donor', 'DONOR'],
  ] as const)('%s, ended at the provider by the %s: %s', (status, endedBecause, endReason) => {
    const facts = { status, endReason: null, wasPaid: true }
    expect(sponsorshipAfter(facts, { state: 'ended', endedBecause })).toEqual({
      status: 'ENDED',
      endReason,
    })
  })
  it('reach by way of ACTIVE only what was paid once', () => {
    const look = { state: 'past_due', endedBecause: null } as const
    const facts = { status: 'PENDING', endReason: null } as const
    expect(sponsorshipAfter({ ...facts, wasPaid: true }, look).status).toBe('PAST_DUE')
    expect(sponsorshipAfter({ ...facts, wasPaid: false }, look).status).toBe('PENDING')
  })
  it('remember why a command was ending it, whatever state it goes through first', () => {
    const facts = { status: 'ACTIVE', endReason: 'DONOR', wasPaid: true } as const
    for (const [state, status] of [
      ['paused', 'PAUSED'],
      ['past_due', 'PAST_DUE'],
      ['active', 'ACTIVE'],
    ] as const) {
      const outcome = sponsorshipAfter(facts, { state, endedBecause: null })
      expect(outcome).toEqual({ status, endReason: 'DONOR' })
    }
  })
  it('remember why a command was ending it, and begin one that was paid late', () => {
    const ended = { status: 'ACTIVE', endReason: 'DONOR', wasPaid: true } as const
    expect(sponsorshipAfter(ended, { state: 'ended', endedBecause: 'shelter' }).endReason).toBe(
      'DONOR',
    )
    const late = { status: 'ENDED', endReason: 'EXPIRED', wasPaid: true } as const
    expect(sponsorshipAfter(late, { state: 'active', endedBecause: null })).toEqual({
      status: 'ACTIVE',
      endReason: null,
    })
    const over = { status: 'ENDED', endReason: 'DONOR', wasPaid: true } as const
    expect(sponsorshipAfter(over, { state: 'active', endedBecause: null }).status).toBe('ENDED')
  })
  it.each([
    [true, 'card', 'CARD'],
    [true, 'donor', 'DONOR'],
    [true, null, 'SHELTER'],
    [false, 'donor', 'EXPIRED'],
  ] as const)(
    'ended unpaid, then paid late (%s), and over by then: %s is %s',
    (wasPaid, why, is) => {
      const facts = { status: 'ENDED', endReason: 'EXPIRED', wasPaid } as const
      expect(sponsorshipAfter(facts, { state: 'ended', endedBecause: why })).toEqual({
        status: 'ENDED',
        endReason: is,
      })
    },
  )
})
