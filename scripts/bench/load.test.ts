import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { percentile } from './load.mjs'

describe('percentile', () => {
  it('is the value below which the share lies', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(percentile(numbers, 0.5)).toBe(50)
    expect(percentile(numbers, 0.95)).toBe(95)
    expect(percentile([7], 0.95)).toBe(7)
  })
  it('never lies outside the numbers, nor goes down', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (numbers) => {
        numbers.sort((a, b) => a - b)
        const [half, most] = [percentile(numbers, 0.5), percentile(numbers, 0.95)]
        return numbers.includes(half) && numbers.includes(most) && half <= most
      }),
    )
  })
})
