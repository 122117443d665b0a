import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { isId } from '@/platform/ids.model'
import { addDays } from '@/platform/time/model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  textParam,
  type ListParam,
} from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'
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

const scopeParam: ListParam<Scope> = {
  names: ['archives'],
  usual: 'open',
  read: (params) => (params.get('archives') === 'true' ? 'closed' : undefined),
  write: () => ({ archives: 'true' }),
}

/** A Monday, as `2026-11-23`; `null` is the week of today. */
const weekParam: ListParam<string | null> = {
  names: ['week'],
  usual: null,
  read: (params) => weekAsked(params.get('week')) ?? undefined,
  write: (week): Record<string, string> => (week === null ? {} : { week }),
}

const list = listParams({
  search: searchParam(SEARCH_MAX),
  species: choiceParam('species', keysOf(SPECIES_LABELS)),
  /** `me`, `none` (nobody yet), the id of a person, or everybody's (`''`). */
  assignee: textParam('assignee', (text) => text === 'me' || text === 'none' || isId(text)),
  /** One step only, in the list; the column in sight, on a phone. */
  status: choiceParam('status', [...OPEN_STATUSES, ...CLOSED_STATUSES]),
  scope: scopeParam,
  /** `null`: the usual one of the scope. */
  sort: sortParam(SORTS, null),
  /** Of the list, from 1. */
  page: pageParam,
  /** `null`: as this person last chose in this browser. */
  view: choiceParam('view', VIEWS),
  /** Of the calendar. */
  week: weekParam,
})

/** What the screen shows, as it stands in its address. */
export type BoardQuery = Omit<typeof list.usual, 'sort'> & { sort: Sort }

/** Who waits longest is first; of what is over, what ended last. */
export const usualSort = (scope: Scope): Sort => (scope === 'open' ? 'waiting' : 'moved')

/** Reads and writes the state of the screen; a step of the other scope is none. */
export const boardList = {
  usual: { ...list.usual, sort: usualSort('open') } as BoardQuery,
  read: (params: URLSearchParams): BoardQuery => {
    const query = list.read(params)
    const { scope, sort } = query
    const status = statusesOf(scope).find((each) => each === query.status) ?? null
    return { ...query, status, sort: sort ?? usualSort(scope) }
  },
  write: (now: URLSearchParams, query: BoardQuery): URLSearchParams => {
    const sort = query.sort === usualSort(query.scope) ? null : query.sort
    return list.write(now, { ...query, sort })
  },
}

/** Is anything left out of sight, besides the choice of scope and step? */
export const isFiltered = ({ search, species, assignee }: BoardQuery): boolean =>
  Boolean(search.trim() || species || assignee)

/** One request of a shelter, at the API. */
export const REQUEST = '/api/shelter/{shelterId}/adoption-requests/{requestId}'

/** The open request that is already there, when that is why something was refused. */
export function openRequestIn(refusal: Refusal | null): string | null {
  const id = refusal?.more.requestId
  return typeof id === 'string' ? id : null
}

/** What narrows a list and the calendar alike, as the API reads it. */
const filtersOf = ({ search, species, assignee }: BoardQuery) => ({
  search: search.trim() || undefined,
  species: species ?? undefined,
  assignee: assignee || undefined,
})

/** Address of the meetings of the week that is asked for. */
export function meetingsAddress(shelter: string, query: BoardQuery) {
  const week = query.week ? { from: query.week, to: addDays(query.week, 6) } : {}
  return addressOf('/api/shelter/{shelterId}/adoption-requests/meetings', {
    params: { shelterId: shelter },
    query: { ...week, ...filtersOf(query) },
  })
}

/** Address of the requests in those steps; `asked` says how many, and which page of them. */
export function listAddress(
  shelter: string,
  query: BoardQuery,
  statuses: readonly RequestStatus[],
  asked: { page: number; limit: number },
) {
  const { sortBy, sortOrder } = SORTS[query.sort]
  return addressOf('/api/shelter/{shelterId}/adoption-requests', {
    params: { shelterId: shelter },
    query: { status: statuses, ...filtersOf(query), sortBy, sortOrder, ...asked },
  })
}
