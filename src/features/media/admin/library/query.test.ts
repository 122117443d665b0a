import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { libraryList, listAddress, SEARCH_MAX, SORTS, type Sort } from './query'

const { usual, read, write } = libraryList

const query = fc.record({
  search: fc.string({ maxLength: SEARCH_MAX }).map((text) => text.trim()),
  sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
  withoutAlt: fc.boolean(),
})

describe('the state of the library in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(query, (state) => {
        const written = new URLSearchParams(write(new URLSearchParams(), state).toString())
        expect(read(written)).toEqual(state)
      }),
    )
  })

  it('leaves the parameters of others alone, and an address without state bare', () => {
    const before = new URLSearchParams('limit=24&sortBy=title&sortOrder=asc')
    expect(write(before, usual).toString()).toBe('limit=24')
  })

  it('reads a senseless address as the usual list', () => {
    expect(read(new URLSearchParams('sortBy=shelter&sortOrder=up&withoutAlt=1'))).toEqual(usual)
  })

  it('understands the order in Payload’s words, as a shelter’s address is translated', () => {
    expect(read(new URLSearchParams('sort=-title'))).toMatchObject({ sort: 'nameDown' })
    expect(read(new URLSearchParams('sort=createdAt'))).toMatchObject({ sort: 'oldest' })
    const before = new URLSearchParams('sort=-title&limit=12')
    expect(write(before, usual).toString()).toBe('limit=12')
  })

  it('asks the server for what is on screen', () => {
    const address = listAddress('x', { search: ' Éléa & co ', sort: 'nameUp', withoutAlt: true }, 2)
    expect(Object.fromEntries(new URL(address, 'http://a').searchParams)).toEqual({
      limit: '48',
      page: '2',
      sortBy: 'title',
      sortOrder: 'asc',
      search: 'Éléa & co',
      withoutAlt: 'true',
    })
  })
})
