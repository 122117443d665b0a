import { expect, it } from 'vitest'

import { initialsOf } from './model'

it.each([
  ['Hélène Le Goff', 'HG'],
  ['émile', 'É'],
  ['Jean-Paul Martin', 'JM'],
  ['  ', ''],
  [' Anne  Le Roux ', 'AR'],
  ['Anne - Roux', 'AR'],
])('stands for « %s » as « %s »', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
