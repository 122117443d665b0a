import { expect, it } from 'vitest'

import { placeAt } from './geometry'

const LAYOUT = [
  {
    groupId: null,
    extent: { top: 0, bottom: 100 },
    fields: [
      { id: 'a', extent: { top: 10, bottom: 40 } },
      { id: 'b', extent: { top: 50, bottom: 80 } },
    ],
  },
  { groupId: 'g', extent: { top: 120, bottom: 200 }, fields: [] },
]

it.each([
  ['above everything', 'b', -50, null, 0],
  ['over the first half of a question', 'b', 20, null, 0],
  ['over its second half', 'b', 30, null, 1],
  ['over itself, which does not count', 'a', 60, null, 0],
  ['between two groups, in the nearest', 'a', 118, 'g', 0],
  ['below everything', 'a', 900, 'g', 0],
])('%s', (_, id, y, groupId, index) => {
  expect(placeAt(LAYOUT, id, y)).toEqual({ groupId, index })
})
