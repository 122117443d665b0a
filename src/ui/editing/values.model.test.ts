import { expect, it } from 'vitest'

import { sameValues, ownClockMoment } from './values.model'

it('forms are told apart by what would be saved', () => {
  expect(sameValues({ title: 'A', slug: '' }, { slug: null, title: 'A' })).toBe(true)
  expect(sameValues({ sections: { a: 1, b: [2] } }, { sections: { b: [2], a: 1 } })).toBe(true)
  expect(sameValues({ event: { place: '', startsAt: null } }, { event: {} })).toBe(true)
  expect(sameValues({ sections: { a: [1, 2] } }, { sections: { a: [2, 1] } })).toBe(false)
  expect(sameValues({ visibleInMenu: false }, { visibleInMenu: true })).toBe(false)
  expect(sameValues({ visibleInMenu: false }, {})).toBe(false)
  expect(sameValues({ menuOrder: 0 }, {})).toBe(false)
  expect(sameValues({ tags: ['a', ''] }, { tags: ['a'] })).toBe(false)
})

it('is compared by its meaning', () => {
  expect(sameValues({ a: undefined }, {})).toBe(true)
  expect(sameValues({ a: null }, { a: '' })).toBe(true)
  expect(sameValues({ a: 0 }, { a: null })).toBe(false)
  expect(sameValues({ a: false }, {})).toBe(false)
  expect(sameValues({}, { a: 'x' })).toBe(false)
  expect(
    sameValues({ a: { x: null, y: { b: 1, a: 2 } } }, { a: { y: { a: 2, b: 1 }, x: null } }),
  ).toBe(true)
  expect(sameValues({ a: [{ b: 1, a: 2 }] }, { a: [{ a: 2, b: 1 }] })).toBe(true)
  expect(sameValues({ a: { x: 1 } }, { a: { x: 1, y: 2 } })).toBe(false)
  expect(sameValues({ a: [null] }, { a: [null] })).toBe(true)
})

it('moments are dated as people write dates', () => {
  expect(ownClockMoment(new Date(2026, 0, 5, 9, 7).getTime())).toBe('05/01/2026 09:07')
})
