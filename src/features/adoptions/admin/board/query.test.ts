import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keysOf, SPECIES_LABELS } from '@/features/animals/model'

import {
  EVERYTHING,
  isFiltered,
  listAddress,
  readQuery,
  SCOPES,
  SORTS,
  statusesOf,
  writeQuery,
  type Sort,
  type BoardQuery,
} from './query'

const ID = '0192a1b2-0000-7000-8000-0123456789ab'

const queries: fc.Arbitrary<BoardQuery> = fc.constantFrom(...SCOPES).chain((scope) =>
  fc.record({
    search: fc.string({ maxLength: 100 }),
    species: fc.constantFrom(null, ...keysOf(SPECIES_LABELS)),
    assignee: fc.constantFrom(null, 'me', 'none', ID),
    status: fc.constantFrom(null, ...statusesOf(scope)),
    scope: fc.constant(scope),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    page: fc.integer({ min: 1, max: 9999 }),
  }),
)

describe('the state of the board in its address', () => {
  it('comes back as it was, and leaves alone what is not its own', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = writeQuery(new URLSearchParams('columns=x&page=3'), query)
        expect(params.get('columns')).toBe('x')
        expect(readQuery(new URLSearchParams(params.toString()))).toEqual(query)
      }),
    )
  })
  it('is empty for what everybody sees first', () => {
    expect(writeQuery(new URLSearchParams(), EVERYTHING).toString()).toBe('')
    expect(readQuery(new URLSearchParams())).toEqual(EVERYTHING)
  })
  it('forgets what cannot be', () => {
    const wild = 'species=DRAGON&assignee=%27or&status=REJECTED&sortBy=secret&page=-1&toString=1'
    expect(readQuery(new URLSearchParams(wild))).toEqual(EVERYTHING)
    expect(readQuery(new URLSearchParams('species=toString')).species).toBeNull()
  })
  it('shows of the archives what ended last', () => {
    const closed = readQuery(new URLSearchParams('archives=true&status=REJECTED'))
    expect(closed).toMatchObject({ scope: 'closed', status: 'REJECTED', sort: 'moved' })
  })
})

it('asks the API for a page of some steps', () => {
  const query = { ...EVERYTHING, search: ' Nala & co ', species: 'CAT', assignee: 'me' } as const
  const address = listAddress('s 1', query, ['PENDING', 'MEETING'], { page: 2, limit: 12 })
  expect(address).toBe(
    '/api/shelter/s%201/adoption-requests?status=PENDING%2CMEETING&search=Nala+%26+co' +
      '&species=CAT&assignee=me&sortBy=statusSince&sortOrder=asc&page=2&limit=12',
  )
  expect(isFiltered(query)).toBe(true)
  expect(isFiltered({ ...EVERYTHING, search: '  ', scope: 'closed' })).toBe(false)
})
