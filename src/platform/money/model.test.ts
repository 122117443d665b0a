import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { centsOfEuros, euros, eurosText } from './model'

describe('a sum that was typed', () => {
  it.each([
    ['250', 25_000],
    ['250,5', 25_050],
    ['250.05 €', 25_005],
    ['1\u202f250,00\u00a0€', 125_000],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1,234', null],
    ['12,', null],
    ['deux', null],
    ['1e3', null],
  ])('%s', (text, cents) => {
    expect(centsOfEuros(text)).toBe(cents)
  })
  it('comes back as it was shown', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (cents) => {
        expect(centsOfEuros(eurosText(cents))).toBe(cents)
      }),
    )
  })
})

it.each([
  [0, '0\u00a0€'],
  [2500, '25\u00a0€'],
  [1250, '12,50\u00a0€'],
  [123_456_789, '1\u202f234\u202f567,89\u00a0€'],
])('%i cents read %s', (cents, said) => {
  expect(euros(cents)).toBe(said)
})
