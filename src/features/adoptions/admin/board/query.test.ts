import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keysOf, SPECIES_LABELS } from '@/features/animals/model'

import {
  boardList,
  isFiltered,
  listAddress,
  meetingsAddress,
  SCOPES,
  SORTS,
  statusesOf,
  VIEWS,
  type Sort,
  type BoardQuery,
} from './query'

const { usual, read, write } = boardList
const ID = '0192a1b2-0000-7000-8000-0123456789ab'

const queries: fc.Arbitrary<BoardQuery> = fc.constantFrom(...SCOPES).chain((scope) =>
  fc.record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    species: fc.constantFrom(null, ...keysOf(SPECIES_LABELS)),
    assignee: fc.constantFrom('', 'me', 'none', ID),
    status: fc.constantFrom(null, ...statusesOf(scope)),
    scope: fc.constant(scope),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    page: fc.integer({ min: 1, max: 9999 }),
    view: fc.constantFrom(null, ...VIEWS),
    week: fc.constantFrom(null, '2026-11-23', '2026-12-28'),
  }),
)

describe('the state of the board in its address', () => {
  it('comes back as it was, and leaves alone what is not its own', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = write(new URLSearchParams('columns=x&page=3'), query)
        expect(params.get('columns')).toBe('x')
        expect(read(new URLSearchParams(params.toString()))).toEqual(query)
      }),
    )
  })
  it('is empty for what everybody sees first', () => {
    expect(write(new URLSearchParams(), usual).toString()).toBe('')
    expect(read(new URLSearchParams())).toEqual(usual)
  })
  it('forgets what cannot be', () => {
    const wild = 'species=DRAGON&assignee=%27or&status=REJECTED&sortBy=secret&page=-1&toString=1'
    expect(read(new URLSearchParams(wild))).toEqual(usual)
    expect(read(new URLSearchParams('species=toString')).species).toBeNull()
    expect(read(new URLSearchParams('view=grid&week=2026-02-30'))).toEqual(usual)
  })
  it('takes any day of a week for its Monday', () => {
    expect(read(new URLSearchParams('week=2026-11-29')).week).toBe('2026-11-23')
  })
  it('shows of the archives what ended last', () => {
    const closed = read(new URLSearchParams('archives=true&status=REJECTED'))
    expect(closed).toMatchObject({ scope: 'closed', status: 'REJECTED', sort: 'moved' })
  })
})

it('asks the API for a page of some steps', () => {
  const query = { ...usual, search: ' Nala & co ', species: 'CAT', assignee: 'me' } as const
  const address = listAddress('s 1', query, ['PENDING', 'MEETING'], { page: 2, limit: 12 })
  expect(address).toBe(
    '/api/shelter/s%201/adoption-requests?status=PENDING%2CMEETING&search=Nala+%26+co' +
      '&species=CAT&assignee=me&sortBy=statusSince&sortOrder=asc&page=2&limit=12',
  )
  expect(isFiltered(query)).toBe(true)
  expect(isFiltered({ ...usual, search: '  ', scope: 'closed' })).toBe(false)
})

it('asks the API for the meetings of a week, or of this one', () => {
  const query = { ...usual, search: ' Nala ', status: 'MEETING', page: 3 } as const
  const base = '/api/shelter/s%201/adoption-requests/meetings?'
  expect(meetingsAddress('s 1', query)).toBe(`${base}search=Nala`)
  expect(meetingsAddress('s 1', { ...query, week: '2026-12-28' })).toBe(
    `${base}from=2026-12-28&to=2027-01-03&search=Nala`,
  )
})
