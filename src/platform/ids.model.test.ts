import { expect, it } from 'vitest'

import { byKey, isId } from './ids.model'

const ID = '01a206d3-ccde-75f2-86a0-e1c2b2dfa056'

it.each([
  [ID, true],
  [ID.toUpperCase(), true],
  [`${ID}0`, false],
  [` ${ID}`, false],
  [`${ID}\n`, false],
  [ID.replaceAll('-', ''), false],
  ['refuge-des-quatre-vents', false],
  ['', false],
])('%o is an id: %s', (value, is) => {
  expect(isId(value)).toBe(is)
})

it('a key is an id, or else a slug', () => {
  expect(byKey(ID)).toEqual({ id: { equals: ID } })
  expect(byKey('les-amis')).toEqual({ slug: { equals: 'les-amis' } })
})
