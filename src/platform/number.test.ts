import fc from 'fast-check'
import { expect, it } from 'vitest'

import { frenchNumber } from './number.model'

it.each([
  [0, '0'],
  [999, '999'],
  [1250, '1\u202f250'],
  [-1250, '-1\u202f250'],
  [1_234_567, '1\u202f234\u202f567'],
  [4.2, '4,2'],
  [1234.567, '1\u202f234,567'],
])('%d is « %s »', (value, words) => {
  expect(frenchNumber(value)).toBe(words)
})

it('a number is written as Intl writes it', () => {
  const thousandths = fc.maxSafeInteger().map((value) => value / 1000)
  const numbers = fc.oneof(fc.maxSafeInteger(), thousandths, fc.double())
  fc.assert(
    fc.property(numbers, (value) => {
      fc.pre(!Object.is(value, -0))
      expect(frenchNumber(value)).toBe(value.toLocaleString('fr-FR'))
    }),
  )
})
