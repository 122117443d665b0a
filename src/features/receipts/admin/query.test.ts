import { describe, expect, it } from 'vitest'

import { isFiltered, readQuery, writeQuery } from './query'

describe('the address of the list of receipts', () => {
  it('is read as it was written', () => {
    const query = { year: 2026, status: 'ISSUED', search: 'Le Goff' } as const
    const given = Object.fromEntries(new URLSearchParams(writeQuery(query, 3)))
    expect(readQuery(given)).toEqual({ ...query, page: 3, limit: 12 })
    expect(isFiltered(query)).toBe(true)
  })
  it('leaves out what makes no sense', () => {
    const query = readQuery({
      year: 'x',
      status: 'LOST',
      search: ['a', 'b'],
      page: '-1',
      limit: '9',
    })
    expect(query).toEqual({ page: 1, limit: 12 })
    expect(isFiltered(query)).toBe(false)
    expect(writeQuery(query)).toBe('')
  })
})
