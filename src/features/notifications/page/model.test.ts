import { expect, it } from 'vitest'

import { NOTIFICATION_TYPES } from '../model'
import { CATEGORIES } from '../types.model'
import { categoryIn, countsOf, typesOf } from './model'

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
