import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { everyMonth, lastMonths, linesOf, monthName, netOf, sumOf } from './summary.model'

const row = (month: string, giftsCents: number) => ({
  month,
  giftsCents,
  sponsorshipsCents: 1000,
  givenBackCents: 500,
  count: 2,
})

describe('the months', () => {
  it('are those of Paris, this one last', () => {
    // In Paris the new year has begun.
    const months = lastMonths(new Date('2026-12-31T23:30:00Z'), 24)
    expect(months).toHaveLength(24)
    expect(months[0]).toBe('2025-02')
    expect(months.at(-1)).toBe('2027-01')
    expect(lastMonths(new Date('2026-03-31T12:00:00Z'), 2)).toEqual(['2026-02', '2026-03'])
    expect(monthName('2026-08')).toBe('août 2026')
  })

  it('are all there, and nothing is counted that is not among them', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const all = everyMonth(now, [row('2026-11', 5000), row('2020-01', 9999)])
    expect(all).toHaveLength(24)
    expect(sumOf(all)).toEqual({
      giftsCents: 5000,
      sponsorshipsCents: 1000,
      givenBackCents: 500,
      count: 2,
    })
    expect(netOf(sumOf(all))).toBe(5500)
  })
})

describe('the lines of the chart', () => {
  it.each([
    [0, [0, 50, 100]],
    [9000, [0, 5000, 10_000]],
    [123_400, [0, 50_000, 100_000, 150_000]],
    [400_000, [0, 100_000, 200_000, 300_000, 400_000]],
  ])('for %i cents', (most, lines) => {
    expect(linesOf(most).at(-1)).toBeGreaterThanOrEqual(most)
    if (most > 0) expect(linesOf(most)).toEqual(lines)
  })

  it('are few, and reach above what is drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (most) => {
        const lines = linesOf(most)
        expect(lines.at(-1)).toBeGreaterThanOrEqual(most)
        expect(lines.length).toBeLessThanOrEqual(6)
        expect(lines.length).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})
