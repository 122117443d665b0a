import { describe, expect, it } from 'vitest'

import { isFiltered, readQuery, writeQuery } from './model'

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
      search: 'Zoé & co',
      type: 'PREVISIT',
      priority: 'URGENT',
      mine: true,
      sort: 'oldest',
      page: 3,
    } as const
    expect(back(writeQuery(query, { page: 3 }))).toEqual(query)
    expect(isFiltered(query)).toBe(true)
    expect(back(writeQuery(query, { tab: 'all' })).page).toBe(1)
  })
  it('leaves out what it does not understand', () => {
    const odd = {
      status: 'x',
      type: '__proto__',
      page: '-1',
      sortBy: ['createdAt', 'x'],
      assignee: 'toi',
    }
    expect(readQuery(odd)).toMatchObject({
      tab: 'todo',
      type: null,
      page: 1,
      sort: 'oldest',
      mine: false,
    })
    expect(readQuery({ sortBy: 'createdAt', sortOrder: 'desc' }).sort).toBe('todo')
    expect(readQuery({ status: 'WAITING' }).tab).toBe('waiting')
    expect(readQuery({ status: 'WAITING,CLOSED' }).tab).toBe('all')
  })
})
