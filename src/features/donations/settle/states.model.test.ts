import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mayBecome, type DonationStatus } from '../model'
import { payment } from './fixture'
import { donationStatusAfter, sponsorshipAfter } from './states.model'

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
