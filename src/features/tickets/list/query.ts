import {
  choiceParam,
  flagParam,
  givenParams,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  tabParam,
} from '@/ui/AdminList/list-params'

import {
  TICKET_PRIORITY_LABELS,
  TICKET_TYPE_LABELS,
  type TicketPriority,
  type TicketStatus,
  type TicketType,
} from '../model'

/** Tickets on one page of the list. Source: docs/decisions/exchanges.md. */
export const TICKETS_PER_PAGE = 12

/** The parts of the list, and the statuses that each shows. */
export const TABS = {
  todo: { label: 'À traiter', statuses: ['OPEN', 'IN_PROGRESS'] },
  waiting: { label: 'En attente', statuses: ['WAITING'] },
  done: { label: 'Terminés', statuses: ['RESOLVED', 'CLOSED'] },
  all: { label: 'Tous', statuses: ['OPEN', 'IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED'] },
} as const satisfies Record<string, { label: string; statuses: readonly TicketStatus[] }>
export type TicketTab = keyof typeof TABS

export const SORTS = {
  todo: { label: 'Le plus pressé', sortBy: 'priority', sortOrder: 'desc' },
  recent: { label: 'Dernière activité', sortBy: 'lastActivityAt', sortOrder: 'desc' },
  oldest: { label: 'Le plus ancien', sortBy: 'createdAt', sortOrder: 'asc' },
} as const
type TicketSort = keyof typeof SORTS

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

const list = listParams({
  tab: tabParam(TABS, 'todo'),
  /** One of the statuses of a tab that shows several, alone; null shows them all. */
  status: {
    ...choiceParam('status', [...TABS.todo.statuses, ...TABS.done.statuses]),
    // It stands where its tab would.
    names: [],
  },
  search: searchParam(100),
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

/** What the address of the list says. */
export type ListQuery = typeof list.usual

/** Reads the address of the list; what it does not understand is left out. */
export const readQuery = (given?: Parameters<typeof givenParams>[0]): ListQuery =>
  list.read(givenParams(given))

/** The same address with something changed; a change of the filters starts at the first page. */
export function writeQuery(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  // One status of another tab would show nothing.
  return list.query(next.tab === query.tab ? next : { ...next, status: null })
}

/** Does the list show less than everything of its tab? */
export const isFiltered = (query: ListQuery): boolean => {
  const { search, type, priority, mine, awaitsTeam, status } = query
  return Boolean(search || type || priority || mine || awaitsTeam || status)
}
