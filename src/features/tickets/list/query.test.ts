import { describe, expect, it } from 'vitest'

import { isFiltered, readQuery, writeQuery } from './query'

const back = (address: string) => readQuery(Object.fromEntries(new URLSearchParams(address)))

describe('the address of the list', () => {
  it('is short when nothing is asked', () => {
    const query = readQuery({})
    expect(query).toMatchObject({ tab: 'todo', sort: 'todo', page: 1, mine: false, type: null })
    expect(writeQuery(query)).toBe('')
    expect(isFiltered(query)).toBe(false)
  })
  it('is read as it was written', () => {
    const query = {
      tab: 'done',
      status: 'CLOSED',
      search: 'Zoé & co',
      type: 'PREVISIT',
      priority: 'URGENT',
      mine: true,
      awaitsTeam: true,
      sort: 'oldest',
      page: 3,
    } as const
    expect(back(writeQuery(query, { page: 3 }))).toEqual(query)
    expect(isFiltered(query)).toBe(true)
    expect(back(writeQuery(query, { tab: 'all' })).page).toBe(1)
    expect(back(writeQuery(query, { tab: 'todo' }))).toMatchObject({ tab: 'todo', status: null })
  })
  it.each([
    ['status=WAITING', { tab: 'waiting', status: null }],
    ['status=RESOLVED&search=Zoé', { tab: 'done', status: 'RESOLVED', search: 'Zoé' }],
    ['awaitsTeam=true', { tab: 'todo', awaitsTeam: true }],
    ['status=OPEN', { tab: 'todo', status: 'OPEN' }],
    ['status=OPEN,IN_PROGRESS', { tab: 'todo', status: null }],
    ['status=WAITING,CLOSED', { tab: 'all', status: null }],
    ['sortBy=createdAt&sortOrder=asc', { sort: 'oldest' }],
    ['sortBy=createdAt&sortOrder=desc', { sort: 'recent' }],
    ['sortBy=updatedAt', { sort: 'recent' }],
    ['sortBy=name&sortOrder=asc&status=LOST', { sort: 'todo', status: null, tab: 'todo' }],
    ['sortBy=createdAt', { sort: 'oldest' }],
  ])('understands the names of the contract: %s', (address, query) => {
    expect(back(address)).toMatchObject(query)
  })
  it('leaves out what it does not understand', () => {
    const odd = {
      status: 'x',
      type: '__proto__',
      page: '-1',
      sortBy: ['createdAt', 'x'],
      assignee: 'toi',
      awaitsTeam: 'oui',
    }
    expect(readQuery(odd)).toMatchObject({
      tab: 'todo',
      type: null,
      page: 1,
      sort: 'oldest',
      mine: false,
      awaitsTeam: false,
    })
  })
})
