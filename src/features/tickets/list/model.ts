import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
  type TicketPriority,
  type TicketStatus,
  type TicketType,
} from '../model'

/** Tickets on one page of the list. Source: specification §9. */
export const TICKETS_PER_PAGE = 12

/** The parts of the list, and the statuses that each shows. */
export const TABS = {
  todo: { label: 'À traiter', statuses: ['OPEN', 'IN_PROGRESS'] },
  waiting: { label: 'En attente', statuses: ['WAITING'] },
  done: { label: 'Terminés', statuses: ['RESOLVED', 'CLOSED'] },
  all: { label: 'Tous', statuses: ['OPEN', 'IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED'] },
} as const satisfies Record<string, { label: string; statuses: readonly TicketStatus[] }>
export type TicketTab = keyof typeof TABS

export const SORT_LABELS = {
  todo: 'Le plus pressé',
  recent: 'Dernière activité',
  oldest: 'Le plus ancien',
} as const
export type TicketSort = keyof typeof SORT_LABELS

/** What the address of the list says. */
export type ListQuery = {
  tab: TicketTab
  /** One status of that tab, alone. */
  status: TicketStatus | null
  search: string
  type: TicketType | null
  priority: TicketPriority | null
  /** Those that the person follows, alone. */
  mine: boolean
  sort: TicketSort
  page: number
}

type Given = Record<string, string | string[] | undefined>

const isIn = (tab: TicketTab, status: TicketStatus): boolean =>
  (TABS[tab].statuses as readonly TicketStatus[]).includes(status)

const tabOf = (status: TicketStatus): TicketTab =>
  (Object.keys(TABS) as TicketTab[]).find((tab) => isIn(tab, status)) ?? 'all'

/** The order that the names of the specification ask for: by time, the newest first unless told. */
function documentedSort(by: string, order: string): TicketSort {
  if (!['createdAt', 'updatedAt', 'lastActivityAt', 'number'].includes(by)) return 'todo'
  return order === 'asc' ? 'oldest' : 'recent'
}

/**
 * Reads the address of the list, by its own names and by those of the specification (`search`,
 * `sortBy`, `sortOrder`, `status`); what it does not understand is left out.
 */
export function readQuery(given: Given): ListQuery {
  const of = (name: string): string => {
    const value = given[name]
    return (Array.isArray(value) ? value[0] : value) ?? ''
  }
  const oneOf = <K extends string>(name: string, labels: Record<K, unknown>): K | null =>
    (Object.keys(labels) as K[]).find((key) => key === of(name)) ?? null
  const page = of('page')
  const status = oneOf('status', TICKET_STATUS_LABELS)
  const asked = oneOf('onglet', TABS) ?? 'todo'
  return {
    tab: status === null || isIn(asked, status) ? asked : tabOf(status),
    status,
    search: of('search').trim().slice(0, 100),
    type: oneOf('type', TICKET_TYPE_LABELS),
    priority: oneOf('priorite', TICKET_PRIORITY_LABELS),
    mine: of('suivi') === 'moi',
    sort: oneOf('tri', SORT_LABELS) ?? documentedSort(of('sortBy'), of('sortOrder')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The same address with something changed; a change of the filters starts at the first page. */
export function writeQuery(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  // One status of another tab would show nothing.
  const status = next.status && isIn(next.tab, next.status) ? next.status : null
  const params = new URLSearchParams()
  if (next.tab !== 'todo') params.set('onglet', next.tab)
  if (status) params.set('status', status)
  if (next.search) params.set('search', next.search)
  if (next.type) params.set('type', next.type)
  if (next.priority) params.set('priorite', next.priority)
  if (next.mine) params.set('suivi', 'moi')
  if (next.sort !== 'todo') params.set('tri', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Does the list show less than everything of its tab? */
export const isFiltered = ({ search, type, priority, mine, status }: ListQuery): boolean =>
  Boolean(search || type || priority || mine || status)
