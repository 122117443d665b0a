import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
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
export type TicketSort = keyof typeof SORTS

/** The statuses of a tab, as the address names them. */
export const statusesOf = (tab: TicketTab): string => TABS[tab].statuses.join(',')

/** What the address of the list says. */
export type ListQuery = {
  tab: TicketTab
  /** One of the statuses of that tab, alone; null shows them all. */
  status: TicketStatus | null
  search: string
  type: TicketType | null
  priority: TicketPriority | null
  /** Those that the person follows, alone. */
  mine: boolean
  /** Those in which it is the team's turn to answer, alone. */
  awaitsTeam: boolean
  sort: TicketSort
  page: number
}

type Given = Record<string, string | string[] | undefined>

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

/** Reads the address of the list; what it does not understand is left out. */
export function readQuery(given: Given): ListQuery {
  const of = (name: string): string => {
    const value = given[name]
    return (Array.isArray(value) ? value[0] : value) ?? ''
  }
  const oneOf = <K extends string>(name: string, labels: Record<K, unknown>): K | null =>
    (Object.keys(labels) as K[]).find((key) => key === of(name)) ?? null
  const page = of('page')
  const asked = of('status').split(',')
  const one = oneOf('status', TICKET_STATUS_LABELS)
  const tab = (Object.keys(TABS) as TicketTab[]).find((key) =>
    asked.every((status) => (TABS[key].statuses as readonly string[]).includes(status)),
  )
  return {
    tab: tab ?? 'todo',
    status: tab && TABS[tab].statuses.length > 1 ? one : null,
    search: of('search').trim().slice(0, 100),
    type: oneOf('type', TICKET_TYPE_LABELS),
    priority: oneOf('priority', TICKET_PRIORITY_LABELS),
    mine: of('assignee') === 'me',
    awaitsTeam: of('awaitsTeam') === 'true',
    sort: sortOf(of('sortBy'), of('sortOrder')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The same address with something changed; a change of the filters starts at the first page. */
export function writeQuery(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  // One status of another tab would show nothing.
  const status = next.tab === query.tab ? next.status : null
  const params = new URLSearchParams()
  if (status || next.tab !== 'todo') params.set('status', status ?? statusesOf(next.tab))
  if (next.search) params.set('search', next.search)
  if (next.type) params.set('type', next.type)
  if (next.priority) params.set('priority', next.priority)
  if (next.mine) params.set('assignee', 'me')
  if (next.awaitsTeam) params.set('awaitsTeam', 'true')
  if (next.sort !== 'todo') {
    params.set('sortBy', SORTS[next.sort].sortBy)
    params.set('sortOrder', SORTS[next.sort].sortOrder)
  }
  if (next.page > 1) params.set('page', String(next.page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Does the list show less than everything of its tab? */
export const isFiltered = (query: ListQuery): boolean => {
  const { search, type, priority, mine, awaitsTeam, status } = query
  return Boolean(search || type || priority || mine || awaitsTeam || status)
}
