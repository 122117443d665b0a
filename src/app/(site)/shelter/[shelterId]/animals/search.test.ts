import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keysOf, SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'

import { readSearch, searchQuery } from './search'

const searches = fc.record({
  page: fc.integer({ min: 1, max: 1000 }),
  limit: fc.integer({ min: 1, max: 50 }),
  species: fc.constantFrom('' as const, ...keysOf(SPECIES_LABELS)),
  sex: fc.constantFrom('' as const, ...keysOf(SEX_LABELS)),
  isSos: fc.boolean(),
})

describe('the query of a list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const query = Object.fromEntries(new URLSearchParams(searchQuery(search)))
        expect(readSearch(query)).toEqual(search)
      }),
    )
  })
  it('starts at the first page of twelve', () => {
    expect(readSearch({})).toMatchObject({ page: 1, limit: 12, species: '', sex: '' })
    expect(searchQuery({ page: 1, limit: 12, species: '', sex: '', isSos: false })).toBe('')
  })
  it.each([
    { page: '-1' },
    { page: '0' },
    { page: 'NaN' },
    { page: '1e3' },
    { page: ['1', '2'] },
    { limit: '100000' },
    { limit: '0' },
    { species: 'DRAGON' },
    { species: 'toString' },
    { sex: ['MALE', 'FEMALE'] },
  ])('refuses %j', (asked) => {
    expect(readSearch(asked)).toBeNull()
  })
})
