/** The four orders of the library. Source: docs/decisions/content.md. */
export const SORTS = {
  newest: { label: 'Plus récent', sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { label: 'Plus ancien', sortBy: 'createdAt', sortOrder: 'asc' },
  nameUp: { label: 'Nom A-Z', sortBy: 'title', sortOrder: 'asc' },
  nameDown: { label: 'Nom Z-A', sortBy: 'title', sortOrder: 'desc' },
} as const
export type Sort = keyof typeof SORTS

/** What the list shows, as it stands in the address of the screen. */
export type LibraryQuery = { search: string; sort: Sort; withoutAlt: boolean }

export const EVERYTHING: LibraryQuery = { search: '', sort: 'newest', withoutAlt: false }

/** Pictures of one request; the API gives 100 at most. */
export const PAGE_SIZE = 48

/** Longest search, in characters; the API refuses longer ones. */
export const SEARCH_MAX = 100

/** The order that an address asks for, in our words or in Payload's (`sort=-title`). */
function sortOf(params: URLSearchParams): Sort | undefined {
  const payload = params.get('sort') ?? ''
  const sortBy = params.get('sortBy') ?? payload.replace(/^-/, '')
  const sortOrder = params.get('sortOrder') ?? (payload.startsWith('-') ? 'desc' : 'asc')
  return (Object.keys(SORTS) as Sort[]).find(
    (sort) => SORTS[sort].sortBy === sortBy && SORTS[sort].sortOrder === sortOrder,
  )
}

/** Reads the state of the library from the address of the screen. */
export function readQuery(params: URLSearchParams): LibraryQuery {
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    sort: sortOf(params) ?? 'newest',
    withoutAlt: params.get('withoutAlt') === 'true',
  }
}

/** The address's parameters with that state; what is not ours stays, what is usual is left out. */
export function writeQuery(params: URLSearchParams, query: LibraryQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['search', 'sort', 'sortBy', 'sortOrder', 'withoutAlt']) next.delete(name)
  if (query.search) next.set('search', query.search)
  if (query.sort !== 'newest') {
    next.set('sortBy', SORTS[query.sort].sortBy)
    next.set('sortOrder', SORTS[query.sort].sortOrder)
  }
  if (query.withoutAlt) next.set('withoutAlt', 'true')
  return next
}

/** Address of a page of the list; pages come from 1. */
export function listAddress(shelter: string, query: LibraryQuery, page: number): string {
  const { sortBy, sortOrder } = SORTS[query.sort]
  const params = new URLSearchParams({
    limit: String(PAGE_SIZE),
    page: String(page),
    sortBy,
    sortOrder,
    ...(query.search.trim() && { search: query.search.trim() }),
    ...(query.withoutAlt && { withoutAlt: 'true' }),
  })
  return `/api/shelter/${shelter}/media?${params}`
}
