import { expect, it } from 'vitest'

import { shelterInitials } from './initials'

it.each([
  ['La Maison des Moustaches', 'MM'],
  ['Les Amis du Lac', 'AL'],
  ['L’Étable', 'É'],
  ['SPA', 'S'],
  ['Le La', 'LL'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(shelterInitials(name)).toBe(initials)
})
