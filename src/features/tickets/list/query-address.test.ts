import { describe, expect, it } from 'vitest'

import { isFiltered, readQuery, statusesOf, TABS, writeQuery, type ListQuery } from './query'

const bare = readQuery({})
const written = (change: Partial<ListQuery>, from: Partial<ListQuery> = {}) =>
  Object.fromEntries(new URLSearchParams(writeQuery({ ...bare, ...from }, change)))

describe('what the address asks', () => {
  it.each([
    ['Zoé', 'Zoé'],
    ['  Zoé  Petit ', 'Zoé  Petit'],
    ['   ', ''],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), 'a'.repeat(100)],
    [` ${'a'.repeat(100)}`, 'a'.repeat(100)],
  ])('to search, «%s», is bare and has an end', (search, read) => {
    expect(readQuery({ search }).search).toBe(read)
  })
  it.each([
    ['1', 1],
    ['12', 12],
    ['10000', 10_000],
    ['10001', 1],
    ['0', 1],
    ['01', 1],
    ['-2', 1],
    ['2.5', 1],
    ['2x', 1],
    ['x2', 1],
    ['', 1],
  ])('as page «%s» is %i', (page, read) => {
    expect(readQuery({ page }).page).toBe(read)
  })
  it.each([
    ['priority', 'desc', 'todo'],
    ['priority', '', 'todo'],
    ['priority', 'asc', 'todo'],
    ['lastActivityAt', 'desc', 'recent'],
    ['lastActivityAt', '', 'recent'],
    ['lastActivityAt', 'asc', 'oldest'],
    ['createdAt', 'asc', 'oldest'],
    ['createdAt', '', 'oldest'],
    ['createdAt', 'desc', 'recent'],
    ['updatedAt', 'asc', 'oldest'],
    ['updatedAt', 'desc', 'recent'],
    ['number', 'asc', 'oldest'],
    ['number', '', 'recent'],
    ['title', 'asc', 'todo'],
    ['', '', 'todo'],
  ])('as order by «%s» «%s» is the nearest one of ours, %s', (sortBy, sortOrder, sort) => {
    expect(readQuery({ sortBy, sortOrder }).sort).toBe(sort)
  })
})

describe('the address that is written', () => {
  it.each(['waiting', 'done', 'all'] as const)('names all statuses of the tab %s', (tab) => {
    expect(written({ tab })).toEqual({ status: TABS[tab].statuses.join(',') })
    expect(written({ tab }).status).toBe(statusesOf(tab))
  })
  it.each<[Partial<ListQuery>, Record<string, string>]>([
    [{}, {}],
    [{ status: 'OPEN' }, { status: 'OPEN' }],
    [{ search: 'Zoé' }, { search: 'Zoé' }],
    [{ type: 'CONTACT' }, { type: 'CONTACT' }],
    [{ priority: 'NORMAL' }, { priority: 'NORMAL' }],
    [{ mine: true }, { assignee: 'me' }],
    [{ awaitsTeam: true }, { awaitsTeam: 'true' }],
    [{ sort: 'recent' }, { sortBy: 'lastActivityAt', sortOrder: 'desc' }],
    [{ sort: 'oldest' }, { sortBy: 'createdAt', sortOrder: 'asc' }],
    [{ page: 2 }, { page: '2' }],
    [{ page: 1 }, {}],
  ])('says %o and nothing else', (change, params) => {
    expect(written(change)).toEqual(params)
  })
  it('starts at the first page, unless a page is asked', () => {
    expect(written({ search: 'Zoé' }, { page: 4 })).toEqual({ search: 'Zoé' })
    expect(written({ page: 5 }, { page: 4 })).toEqual({ page: '5' })
  })
  it('keeps the one status within its tab alone', () => {
    const closed = { tab: 'done', status: 'CLOSED' } as const
    expect(written({ mine: true }, closed)).toEqual({ status: 'CLOSED', assignee: 'me' })
    expect(written({ tab: 'waiting' }, closed)).toEqual({ status: 'WAITING' })
    expect(written({ tab: 'todo' }, closed)).toEqual({})
  })
})

it.each<[Partial<ListQuery>, boolean]>([
  [{ search: 'Zoé' }, true],
  [{ type: 'CONTACT' }, true],
  [{ priority: 'URGENT' }, true],
  [{ mine: true }, true],
  [{ awaitsTeam: true }, true],
  [{ status: 'OPEN' }, true],
  [{ tab: 'all', sort: 'oldest', page: 3 }, false],
])('%o shows less than its tab: %s', (asked, expected) => {
  expect(isFiltered({ ...bare, ...asked })).toBe(expected)
})
