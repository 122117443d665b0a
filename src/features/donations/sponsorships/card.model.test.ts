import { describe, expect, it } from 'vitest'

import { cardKey, expiringMonth, expiryLabel } from './card.model'

describe('cards that expire within a month', () => {
  it.each([
    ['2026-11-01T08:00:00Z', 202_611],
    ['2026-11-25T08:00:00Z', 202_611],
    ['2026-11-30T08:00:00Z', 202_612],
    ['2026-12-31T08:00:00Z', 202_701],
    // Already the next day, and month, in Paris.
    ['2026-11-30T23:30:00Z', 202_612],
    ['2028-02-28T08:00:00Z', 202_802],
    ['2028-02-29T08:00:00Z', 202_803],
  ])('on %s are those of %i or before', (now, month) => {
    expect(expiringMonth(new Date(now))).toBe(month)
  })
  it('are told apart by their end and their last digits', () => {
    const card = { last4: '4242', expiresMonth: 3, expiresYear: 2027 }
    expect([cardKey(card), expiryLabel(card)]).toEqual(['2027-03 4242', '03/2027'])
    expect(cardKey({ ...card, expiresYear: 2029 })).not.toBe(cardKey(card))
    expect(cardKey({ last4: '4242' })).toBeNull()
    expect(cardKey({ ...card, expiresMonth: undefined })).toBeNull()
    expect(cardKey({ ...card, expiresYear: undefined })).toBeNull()
    expect(cardKey({ ...card, last4: undefined })).toBe('2027-03')
  })
})
