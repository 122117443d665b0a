import { expect, it } from 'vitest'

import { normalisedEmail } from './model'

it.each([
  [' Lea@Exemple.FR ', 'lea@exemple.fr'],
  ['  ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the address %o is looked for as %o', (given, wanted) => {
  expect(normalisedEmail(given)).toBe(wanted)
})
