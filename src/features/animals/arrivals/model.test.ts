import { describe, expect, it } from 'vitest'

import { lastingQuery, termsOf } from './model'

describe('a question that lasts', () => {
  it('has no page, no order and no animals chosen one by one', () => {
    expect(
      lastingQuery({ species: 'DOG', page: 3, sortBy: 'name', ids: ['a'], status: 'ADOPTED' }),
    ).toBe('species=DOG')
    expect(lastingQuery({ sortBy: 'distance', near: 'Rennes (35)' })).toBe('near=Rennes+%2835%29')
  })
  it('is its filters one by one, a place with its distance', () => {
    expect(termsOf({})).toEqual([])
    expect(
      termsOf({ species: 'DOG', isSos: false, near: 'Rennes (35)', radiusKm: 30, search: '' }),
    ).toEqual(['species=DOG', 'isSos=false', 'near=Rennes+%2835%29&radiusKm=30'])
    expect(termsOf({ near: 'Rennes (35)' })).toEqual(['near=Rennes+%2835%29&radiusKm=50'])
    expect(termsOf({ radiusKm: 30 })).toEqual([])
  })
})
