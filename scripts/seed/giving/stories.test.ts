import { describe, expect, it } from 'vitest'

import {
  DONATION_STATUS_LABELS,
  END_REASON_LABELS,
  GIFT_LIMITS,
  SPONSORSHIP_STATUS_LABELS,
} from '@/features/donations/model'

import { PLACES } from '../shelters/places'
import { donorOf, MOST_DONORS } from './donors'
import { giftsOf, sponsorsOf, termsOf } from './stories'

const today = new Date('2026-11-21T12:00:00Z')
const gifts = giftsOf({ key: 'a', today, count: 300, donors: 120, animals: 10 })
const sponsors = sponsorsOf({ key: 'a', count: 26, donors: 120, animals: 10 })

describe('the donors of the demonstration', () => {
  it('have an e-mail each, and an address', () => {
    const people = Array.from({ length: MOST_DONORS }, (_, rank) => donorOf(rank, PLACES.bruz))
    expect(new Set(people.map(({ email }) => email)).size).toBe(MOST_DONORS)
    for (const { email, address } of people) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@exemple\.fr$/)
      expect(address.line).toMatch(/^\d+ /)
    }
  })
})

describe('the gifts', () => {
  it('are the same each time, over two years, in every state that is over', () => {
    expect(giftsOf({ key: 'a', today, count: 300, donors: 120, animals: 10 })).toEqual(gifts)
    for (const gift of gifts) {
      expect(gift.daysAgo).toBeGreaterThan(0)
      expect(gift.daysAgo).toBeLessThanOrEqual(715)
      expect(gift.amountCents).toBeGreaterThanOrEqual(GIFT_LIMITS.amountMin)
      expect(Number.isInteger(gift.tipCents)).toBe(true)
      expect(gift.tipCents).toBeLessThanOrEqual(GIFT_LIMITS.tipMax)
    }
    const seen = new Set(gifts.map(({ status }) => status as string))
    // One that waits would be closed by the first comparison with the provider.
    const wanted = Object.keys(DONATION_STATUS_LABELS).filter((each) => each !== 'PENDING')
    expect([...seen].sort()).toEqual(wanted.sort())
    expect(gifts.filter(({ status }) => status === 'PAID').length).toBeGreaterThan(250)
  })
})

describe('the sponsorships', () => {
  it('show every state and every end', () => {
    const states = new Set(sponsors.map(({ status }) => status as string))
    const wanted = Object.keys(SPONSORSHIP_STATUS_LABELS).filter((each) => each !== 'PENDING')
    expect([...states].sort()).toEqual(wanted.sort())
    const reasons = new Set(sponsors.flatMap(({ endReason }) => endReason ?? []))
    const ends = Object.keys(END_REASON_LABELS).filter((each) => each !== 'EXPIRED')
    expect([...reasons].sort()).toEqual(ends.sort())
  })

  it('take their terms on the day on which they began, or the last of a shorter month', () => {
    const start = new Date('2026-01-31T09:00:00Z')
    const { taken, next } = termsOf(start, 'monthly', new Date('2026-04-15T00:00:00Z'))
    expect(taken.map((at) => at.toISOString().slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ])
    expect(next.toISOString().slice(0, 10)).toBe('2026-04-30')
    expect(termsOf(start, 'yearly', today).next.getUTCFullYear()).toBe(2027)
  })
})
