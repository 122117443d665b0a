import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { isId } from '@/platform/ids.model'
import { addDays } from '@/platform/time/model'
import type { Refusal } from '@/ui/api/client'

import { weekAsked } from '../../calendar.model'
import { CLOSED_STATUSES, OPEN_STATUSES, type RequestStatus } from '../../model'
import type { RequestSort } from '../../view'

/** The orders of the board. Source: docs/decisions/adoptions.md. */
export const SORTS = {
  waiting: { label: 'Attend depuis le plus longtemps', sortBy: 'statusSince', sortOrder: 'asc' },
  newest: { label: 'Demande la plus récente', sortBy: 'createdAt', sortOrder: 'desc' },
  moved: { label: 'Dernier changement', sortBy: 'updatedAt', sortOrder: 'desc' },
  name: { label: 'Nom de la personne', sortBy: 'name', sortOrder: 'asc' },
  animal: { label: 'Nom de l’animal', sortBy: 'animal', sortOrder: 'asc' },
} as const satisfies Record<
  string,
  { label: string; sortBy: RequestSort; sortOrder: 'asc' | 'desc' }
>
export type Sort = keyof typeof SORTS

/** Which requests: those that are under way, or those that are over. */
export const SCOPES = ['open', 'closed'] as const
export type Scope = (typeof SCOPES)[number]

/** How the requests under way are drawn: by step, one under the other, or by the days of their meetings. */
export const VIEWS = ['board', 'list', 'calendar'] as const
export type View = (typeof VIEWS)[number]

/** What the screen shows, as it stands in its address. */
export type BoardQuery = {
  search: string
  species: Species | null
  /** `me`, `none` (nobody yet), the id of a person, or everybody's. */
  assignee: string | null
  /** One step only, in the list; the column in sight, on a phone. */
  status: RequestStatus | null
  scope: Scope
  sort: Sort
  /** Of the list, from 1. */
  page: number
  /** `null`: as this person last chose in this browser. */
  view: View | null
  /** Of the calendar: a Monday, as `2026-11-23`; `null` is the week of today. */
  week: string | null
}

export const EVERYTHING: BoardQuery = {
  search: '',
  species: null,
  assignee: null,
  status: null,
  scope: 'open',
  sort: 'waiting',
  page: 1,
  view: null,
  week: null,
}

/** Longest search, in characters. */
export const SEARCH_MAX = 100
/** Rows of a page of the list. Source: docs/decisions/adoptions.md. */
export const PAGE_SIZE = 12
/** Cards of a column at first, and so many more each time. */
export const COLUMN_SIZE = 20
/** Most cards that the API gives at once. */
export const COLUMN_MAX = 100

/** The steps of a scope, in the order of the story. */
export const statusesOf = (scope: Scope): readonly RequestStatus[] =>
  scope === 'open' ? OPEN_STATUSES : CLOSED_STATUSES

const NAMES = [
  ...['search', 'species', 'assignee', 'status', 'archives', 'sortBy', 'sortOrder', 'page'],
  ...['view', 'week'],
]

/** Reads the state of the screen from its address; what it cannot be is left out. */
export function readQuery(params: URLSearchParams): BoardQuery {
  const species = params.get('species') ?? ''
  const assignee = params.get('assignee') ?? ''
  const scope = params.get('archives') === 'true' ? 'closed' : 'open'
  const status = statusesOf(scope).find((each) => each === params.get('status'))
  const sort = (Object.keys(SORTS) as Sort[]).find(
    (each) =>
      SORTS[each].sortBy === params.get('sortBy') &&
      SORTS[each].sortOrder === params.get('sortOrder'),
  )
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    species: Object.hasOwn(SPECIES_LABELS, species) ? (species as Species) : null,
    assignee: /^(me|none)$/.test(assignee) || isId(assignee) ? assignee : null,
    status: status ?? null,
    scope,
    sort: sort ?? usualSort(scope),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    view: VIEWS.find((each) => each === params.get('view')) ?? null,
    week: weekAsked(params.get('week')),
  }
}

/** Who waits longest is first; of what is over, what ended last. */
export const usualSort = (scope: Scope): Sort => (scope === 'open' ? 'waiting' : 'moved')

/** The address's parameters with that state; what is not ours stays, what is usual is left out. */
export function writeQuery(params: URLSearchParams, query: BoardQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of NAMES) next.delete(name)
  if (query.search) next.set('search', query.search)
  if (query.species) next.set('species', query.species)
  if (query.assignee) next.set('assignee', query.assignee)
  if (query.status) next.set('status', query.status)
  if (query.scope === 'closed') next.set('archives', 'true')
  if (query.sort !== usualSort(query.scope)) {
    next.set('sortBy', SORTS[query.sort].sortBy)
    next.set('sortOrder', SORTS[query.sort].sortOrder)
  }
  if (query.page > 1) next.set('page', String(query.page))
  if (query.view) next.set('view', query.view)
  if (query.week) next.set('week', query.week)
  return next
}

/** Is anything left out of sight, besides the choice of scope and step? */
export const isFiltered = ({ search, species, assignee }: BoardQuery): boolean =>
  Boolean(search.trim() || species || assignee)

const requestsAddress = (shelter: string): string =>
  `/api/shelter/${encodeURIComponent(shelter)}/adoption-requests`

/** Address of one request of a shelter, or of something of it (`move`, `notes`…). */
export const requestAddress = (shelter: string, request: string, part?: string): string =>
  `${requestsAddress(shelter)}/${encodeURIComponent(request)}${part ? `/${part}` : ''}`

/** The open request that is already there, when that is why something was refused. */
export function openRequestIn(refusal: Refusal | null): string | null {
  const id = refusal?.more.requestId
  return typeof id === 'string' ? id : null
}

/** What narrows a list and the calendar alike, as the API reads it. */
const filtersOf = ({ search, species, assignee }: BoardQuery) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(species && { species }),
  ...(assignee && { assignee }),
})

/** Address of the meetings of the week that is asked for. */
export function meetingsAddress(shelter: string, query: BoardQuery): string {
  const week = query.week && { from: query.week, to: addDays(query.week, 6) }
  const params = new URLSearchParams({ ...week, ...filtersOf(query) })
  return `${requestsAddress(shelter)}/meetings?${params}`
}

/** Address of the requests in those steps; `asked` says how many, and which page of them. */
export function listAddress(
  shelter: string,
  query: BoardQuery,
  statuses: readonly RequestStatus[],
  asked: { page: number; limit: number },
): string {
  const { sortBy, sortOrder } = SORTS[query.sort]
  const params = new URLSearchParams({
    status: statuses.join(','),
    ...filtersOf(query),
    sortBy,
    sortOrder,
    page: String(asked.page),
    limit: String(asked.limit),
  })
  return `${requestsAddress(shelter)}?${params}`
}

export { requestsAddress }
