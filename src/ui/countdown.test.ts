import { expect, it } from 'vitest'

import { readWait, waitLabel } from './countdown'

it.each([
  [1, '1 seconde'],
  [59, '59 secondes'],
  [60, '1 minute'],
  [61, '1 minute et 1 seconde'],
  [872, '14 minutes et 32 secondes'],
])('%i seconds are « %s »', (seconds, label) => {
  expect(waitLabel(seconds)).toBe(label)
})

it.each([
  ['898', 898],
  [12.2, 13],
  ['-5', 0],
  ['NaN', 0],
  [undefined, 0],
  ['1e12', 0],
])('reads %j as %i', (value, seconds) => {
  expect(readWait(value)).toBe(seconds)
})
