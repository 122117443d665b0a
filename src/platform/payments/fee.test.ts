import fc from 'fast-check'
import { expect, it } from 'vitest'

import { feePercentOf, surplusOf } from './fee.model'

const sums = fc.record({
  gift: fc.integer({ min: 100, max: 1_000_000 }),
  tip: fc.integer({ min: 0, max: 100_000 }),
  round: fc.constantFrom(Math.floor, Math.round, Math.ceil),
})

it('keeps exactly the tip after the surplus went back, whatever the rounding', () => {
  fc.assert(
    fc.property(sums, ({ gift, tip, round }) => {
      const total = gift + tip
      const percent = feePercentOf(tip, total)
      expect(percent).toBeLessThanOrEqual(100)
      expect(Math.abs(percent * 100 - Math.round(percent * 100))).toBeLessThan(1e-6)
      const fee = round((total * Math.round(percent * 100)) / 10_000)
      expect(fee).toBeGreaterThanOrEqual(tip)
      expect(fee - surplusOf(fee, tip)).toBe(tip)
      expect(surplusOf(fee, tip)).toBeLessThanOrEqual(Math.ceil(total / 10_000))
    }),
    { numRuns: 1000 },
  )
})
