import { describe, expect, it } from 'vitest'

import {
  choiceParam,
  flagParam,
  givenParams,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  tabParam,
  textParam,
  wholeParam,
} from './list-params'

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
    ['search=+Nala+', { search: 'Nala' }],
    ['search=Na%00la', { search: 'Nala' }],
    ['search=12345678901', { search: '1234567890' }],
    ['status=DONE', { status: 'DONE' }],
    ['status=NOPE', {}],
    ['sortBy=name&sortOrder=asc', { sort: 'name' }],
    ['sortBy=name', {}],
    ['sortBy=createdAt', { sort: 'newest' }],
    ['sortBy=createdAt&sortOrder=asc', {}],
    ['sortOrder=desc', { sort: 'newest' }],
    ['page=3', { page: 3 }],
    ['page=10000', { page: 10_000 }],
    ['page=10001', {}],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=deux', {}],
  ])('%s is read', (query, said) => {
    expect(read(query)).toEqual({ ...list.usual, ...said })
  })

  it('takes what is not said of an order from the usual one', () => {
    const { read: readBy } = listParams({
      sort: sortParam(
        {
          up: { sortBy: 'name', sortOrder: 'asc' },
          down: { sortBy: 'name', sortOrder: 'desc' },
          oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
        },
        'up',
      ),
    })
    const sorts = ['sortOrder=desc', 'sortBy=createdAt', 'sortBy=age', 'sortOrder=DESC'].map(
      (query) => readBy(new URLSearchParams(query)).sort,
    )
    expect(sorts).toEqual(['down', 'oldest', 'up', 'up'])
  })

  it('leaves out what is usual, and keeps what is not its own', () => {
    expect(write({}, 'vue=bilan&page=4&search=x')).toBe('vue=bilan')
    expect(write({ search: '   ' })).toBe('')
    expect(write({ search: ' Nala ', status: 'OPEN', sort: 'name', page: 2 })).toBe(
      'search=Nala&status=OPEN&sortBy=name&sortOrder=asc&page=2',
    )
  })

  it('follows an address as a query, or as nothing', () => {
    expect(list.query(list.usual)).toBe('')
    expect(list.query({ ...list.usual, search: 'chat & chien', page: 2 })).toBe(
      '?search=chat+%26+chien&page=2',
    )
  })

  it('is read back as it was written', () => {
    const view = { search: 'chat', status: 'DONE', sort: 'name', page: 7 } as const
    expect(read(write(view))).toEqual(view)
  })
})

describe('a part, a text and what holds or not', () => {
  const tabs = {
    todo: { statuses: ['OPEN', 'BUSY'] },
    waiting: { statuses: ['WAITING'] },
  } as const
  const some = listParams({
    tab: tabParam(tabs, 'todo'),
    mine: flagParam('assignee', 'me'),
    late: flagParam('late'),
    year: wholeParam('year', 2000, 2100, null),
    day: textParam('day', (text) => /^\d+$/.test(text)),
    order: sortParam({ name: { sortBy: 'name', sortOrder: 'asc' } }, null),
  })

  it.each([
    ['status=OPEN,BUSY', {}],
    ['status=BUSY', {}],
    ['status=WAITING', { tab: 'waiting' }],
    ['status=WAITING,OPEN', {}],
    ['status=', {}],
    ['assignee=me', { mine: true }],
    ['assignee=true&late=me', {}],
    ['late=true', { late: true }],
    ['year=2000', { year: 2000 }],
    ['year=2100', { year: 2100 }],
    ['year=1999', {}],
    ['year=2101', {}],
    ['year=', {}],
    ['year=2026.5', {}],
    ['day=12', { day: '12' }],
    ['day=x', {}],
    ['sortBy=name&sortOrder=asc', { order: 'name' }],
    ['sortBy=name', {}],
  ])('are read in %s', (query, said) => {
    expect(some.read(new URLSearchParams(query))).toEqual({ ...some.usual, ...said })
  })

  it('are written when they are not the usual ones', () => {
    expect(some.query(some.usual)).toBe('')
    const view = {
      tab: 'waiting',
      mine: true,
      late: true,
      year: 2026,
      day: '12',
      order: 'name',
    } as const
    expect(some.query(view)).toBe(
      '?status=WAITING&assignee=me&late=true&year=2026&day=12&sortBy=name&sortOrder=asc',
    )
  })

  it('may be no part at all', () => {
    const { usual, query, read } = listParams({ tab: tabParam(tabs, null) })
    expect(usual).toEqual({ tab: null })
    expect(read(new URLSearchParams('status=BUSY'))).toEqual({ tab: 'todo' })
    expect(query({ tab: 'todo' })).toBe('?status=OPEN%2CBUSY')
  })
})

it('hears what the server gives to a screen, of several values the first', () => {
  const given = { page: '2', status: ['DONE', 'OPEN'], search: undefined, sortBy: [] }
  expect(list.read(givenParams(given))).toEqual({ ...list.usual, page: 2, status: 'DONE' })
  expect(list.read(givenParams())).toEqual(list.usual)
})
