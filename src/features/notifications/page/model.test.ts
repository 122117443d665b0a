import { expect, it } from 'vitest'

import { NOTIFICATION_TYPES } from '../model'
import { CATEGORIES } from '../types.model'
import { addressOf, categoryIn, countsOf, pageIn, typesOf } from './model'

it('every type is in one category', () => {
  expect(CATEGORIES.flatMap(typesOf).sort()).toEqual([...NOTIFICATION_TYPES].sort())
})

it('an address names a category or none', () => {
  expect(categoryIn('donation')).toBe('donation')
  expect(categoryIn('toString')).toBeNull()
  expect(categoryIn(['donation'])).toBeNull()
})

it('counts by category, and keeps the chosen one in sight', () => {
  const rows = [
    { type: 'DONATION_RECEIVED', total: 3, unread: 1 },
    { type: 'PLAN_EXPIRED', total: 2, unread: 0 },
    { type: 'MESSAGE_RECEIVED', total: 1, unread: 1 },
  ] as const
  const { all, chosen, categories } = countsOf(rows, 'form')
  expect(all).toEqual({ total: 6, unread: 2 })
  expect(chosen).toEqual({ total: 0, unread: 0 })
  expect(categories.map(({ category, total }) => [category, total])).toEqual([
    ['form', 0],
    ['donation', 5],
    ['message', 1],
  ])
  expect(countsOf(rows, 'donation').chosen).toEqual({ total: 5, unread: 1 })
})

it('the page has an address for each part of it', () => {
  expect(addressOf({})).toBe('/notifications')
  expect(addressOf({ category: 'donation' })).toBe('/notifications?categorie=donation')
  expect(addressOf({ page: 2, unreadOnly: true, category: null })).toBe(
    '/notifications?lecture=non-lues&page=2',
  )
})

it.each([
  ['2', 3, 2],
  ['4', 3, 3],
  ['0', 3, 1],
  ['-1', 3, 1],
  ['x', 3, 1],
  [undefined, 3, 1],
  [['2', '3'], 3, 1],
  ['Infinity', 3, 3],
  ['2', 0, 1],
])('page %j of %i is %i', (asked, pages, page) => {
  expect(pageIn(asked, pages)).toBe(page)
})
