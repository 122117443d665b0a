import { describe, expect, it } from 'vitest'

import { TABS } from './model'
import {
  changeOf,
  isFiltered,
  statusesOf,
  ticketList,
  ticketsAddress,
  type TicketView,
} from './query'
import { ticketsQuerySchema } from './schema'

const { usual } = ticketList
const read = (address: string) => ticketList.read(new URLSearchParams(address))
const written = (change: Partial<TicketView>) =>
  Object.fromEntries(new URLSearchParams(ticketList.query({ ...usual, ...change })))

describe('what the address asks', () => {
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
    expect(read(`sortBy=${sortBy}&sortOrder=${sortOrder}`).sort).toBe(sort)
  })
  it.each([
    ['', { tab: 'todo', status: null, sort: 'todo', page: 1, mine: false, type: null }],
    ['status=WAITING', { tab: 'waiting', status: null }],
    ['status=RESOLVED&search=Zoé', { tab: 'done', status: 'RESOLVED', search: 'Zoé' }],
    ['awaitsTeam=true', { tab: 'todo', awaitsTeam: true }],
    ['status=OPEN', { tab: 'todo', status: 'OPEN' }],
    ['status=OPEN,IN_PROGRESS', { tab: 'todo', status: null }],
    ['status=WAITING,CLOSED', { tab: 'all', status: null }],
    ['status=x&type=__proto__&page=-1&assignee=toi&awaitsTeam=oui', usual],
  ])('understands the names of the contract: %s', (address, view) => {
    expect(read(address)).toMatchObject(view)
  })
})

describe('the address that is written', () => {
  it.each(['waiting', 'done', 'all'] as const)('names all statuses of the tab %s', (tab) => {
    expect(written({ tab })).toEqual({ status: TABS[tab].statuses.join(',') })
    expect(written({ tab }).status).toBe(statusesOf(tab))
  })
  it('is read as it was written', () => {
    const view = {
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
    expect(read(ticketList.query(view))).toEqual(view)
    expect(ticketList.query(usual)).toBe('')
  })
  it('keeps the one status within its tab alone', () => {
    const closed = { ...usual, tab: 'done', status: 'CLOSED' } as const
    expect(changeOf(closed, { mine: true })).toEqual({ mine: true })
    expect(changeOf(closed, { tab: 'done' })).toEqual({ tab: 'done' })
    expect(changeOf(closed, { tab: 'waiting' })).toEqual({ tab: 'waiting', status: null })
  })
})

describe('what the API is asked', () => {
  const asked = (change: Partial<TicketView>) => {
    const [, query = ''] = ticketsAddress('r', { ...usual, ...change }).split('?')
    return ticketsQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)))
  }
  it('names the statuses of the usual tab too', () => {
    expect(asked({})).toEqual({
      status: ['OPEN', 'IN_PROGRESS'],
      sortBy: 'priority',
      sortOrder: 'desc',
      page: 1,
      limit: 12,
    })
  })
  it('is all that is shown', () => {
    const view = {
      tab: 'done',
      status: 'CLOSED',
      search: 'Zoé',
      type: 'CONTACT',
      priority: 'NORMAL',
      mine: true,
      awaitsTeam: true,
      sort: 'recent',
      page: 2,
    } as const
    expect(asked(view)).toEqual({
      status: ['CLOSED'],
      search: 'Zoé',
      type: 'CONTACT',
      priority: 'NORMAL',
      assignee: 'me',
      awaitsTeam: 'true',
      sortBy: 'lastActivityAt',
      sortOrder: 'desc',
      page: 2,
      limit: 12,
    })
  })
})

it.each<[Partial<TicketView>, boolean]>([
  [{ search: 'Zoé' }, true],
  [{ type: 'CONTACT' }, true],
  [{ priority: 'URGENT' }, true],
  [{ mine: true }, true],
  [{ awaitsTeam: true }, true],
  [{ status: 'OPEN' }, true],
  [{ tab: 'all', sort: 'oldest', page: 3 }, false],
])('%o shows less than its tab: %s', (asked, expected) => {
  expect(isFiltered({ ...usual, ...asked })).toBe(expected)
})
