import { describe, expect, it } from 'vitest'

import { choiceParam, listParams, pageParam, searchParam, sortParam } from './list-params'

const list = listParams({
  search: searchParam(10),
  status: choiceParam('status', ['OPEN', 'DONE']),
  sort: sortParam(
    {
      newest: { sortBy: 'createdAt', sortOrder: 'desc' },
      name: { sortBy: 'name', sortOrder: 'asc' },
    },
    'newest',
  ),
  page: pageParam,
})
const read = (query: string) => list.read(new URLSearchParams(query))
const write = (view: Partial<typeof list.usual>, now = '') =>
  list.write(new URLSearchParams(now), { ...list.usual, ...view }).toString()

describe('the state of a list in its address', () => {
  it('is the usual one while nothing is said', () => {
    expect(read('')).toEqual({ search: '', status: null, sort: 'newest', page: 1 })
    expect(list.usual).toEqual(read(''))
  })

  it.each([
    ['search=Nala', { search: 'Nala' }],
    ['search=12345678901', { search: '1234567890' }],
    ['status=DONE', { status: 'DONE' }],
    ['status=NOPE', {}],
    ['sortBy=name&sortOrder=asc', { sort: 'name' }],
    ['sortBy=name', {}],
    ['sortBy=createdAt', { sort: 'newest' }],
    ['sortBy=createdAt&sortOrder=asc', {}],
    ['page=3', { page: 3 }],
    ['page=10000', { page: 10_000 }],
    ['page=10001', {}],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=deux', {}],
  ])('%s is read', (query, said) => {
    expect(read(query)).toEqual({ ...list.usual, ...said })
  })

  it('leaves out what is usual, and keeps what is not its own', () => {
    expect(write({}, 'vue=bilan&page=4&search=x')).toBe('vue=bilan')
    expect(write({ search: '   ' })).toBe('')
    expect(write({ search: ' Nala ', status: 'OPEN', sort: 'name', page: 2 })).toBe(
      'search=Nala&status=OPEN&sortBy=name&sortOrder=asc&page=2',
    )
  })

  it('is read back as it was written', () => {
    const view = { search: 'chat', status: 'DONE', sort: 'name', page: 7 } as const
    expect(read(write(view))).toEqual(view)
  })
})
