import {
  choiceParam,
  flagParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  tabParam,
} from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'

import {
  TICKET_PRIORITY_LABELS,
  TICKET_TYPE_LABELS,
  type TicketPriority,
  type TicketType,
} from '../model'
import { SORTS, TABS, type TicketSort, type TicketTab } from './model'

/** Longest search, in characters. */
export const SEARCH_MAX = 100

/** The statuses of a tab, as the address names them. */
export const statusesOf = (tab: TicketTab): string => TABS[tab].statuses.join(',')

/** Our order for what an address asks: one of ours, or the nearest by time. */
function sortOf(by: string, order: string): TicketSort {
  // A choice of the filters names the column alone.
  const own = (Object.keys(SORTS) as TicketSort[]).find(
    (key) => SORTS[key].sortBy === by && ['', SORTS[key].sortOrder].includes(order),
  )
  if (own) return own
  if (!['createdAt', 'updatedAt', 'lastActivityAt', 'number'].includes(by)) return 'todo'
  return order === 'asc' ? 'oldest' : 'recent'
}

/** What the list shows, as it stands in the address of the screen. */
export const ticketList = listParams({
  tab: tabParam(TABS, 'todo'),
  /** One of the statuses of a tab that shows several, alone; null shows them all. */
  status: {
    ...choiceParam('status', [...TABS.todo.statuses, ...TABS.done.statuses]),
    // It stands where its tab would.
    names: [],
  },
  search: searchParam(SEARCH_MAX),
  type: choiceParam('type', Object.keys(TICKET_TYPE_LABELS) as TicketType[]),
  priority: choiceParam('priority', Object.keys(TICKET_PRIORITY_LABELS) as TicketPriority[]),
  /** Those that the person follows, alone. */
  mine: flagParam('assignee', 'me'),
  /** Those in which it is the team's turn to answer, alone. */
  awaitsTeam: flagParam('awaitsTeam'),
  sort: {
    ...sortParam(SORTS, 'todo'),
    read: (params) => sortOf(params.get('sortBy') ?? '', params.get('sortOrder') ?? ''),
  },
  page: pageParam,
})

export type TicketView = typeof ticketList.usual

/** A change of the list: one status of another tab would show nothing. */
export const changeOf = (view: TicketView, change: Partial<TicketView>): Partial<TicketView> =>
  (change.tab ?? view.tab) === view.tab ? change : { ...change, status: null }

/** Where the API answers what the list shows. */
export function ticketsAddress(shelter: string, view: TicketView) {
  const { tab, status, search, type, priority, mine, awaitsTeam, sort, page } = view
  const { sortBy, sortOrder } = SORTS[sort]
  return addressOf('/api/shelter/{shelterId}/tickets', {
    params: { shelterId: shelter },
    query: {
      status: status ? [status] : TABS[tab].statuses,
      search: search || undefined,
      type: type ?? undefined,
      priority: priority ?? undefined,
      assignee: mine ? 'me' : undefined,
      awaitsTeam: awaitsTeam ? 'true' : undefined,
      sortBy,
      sortOrder,
      page,
    },
  })
}

/** Does the list show less than everything of its tab? */
export const isFiltered = (view: TicketView): boolean => {
  const { search, type, priority, mine, awaitsTeam, status } = view
  return Boolean(search || type || priority || mine || awaitsTeam || status)
}
