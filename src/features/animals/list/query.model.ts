import type { ListFilters } from './filters'
import { CATALOGUE_DEFAULTS, RADIUS } from './defaults.model'

/** What a visitor of the catalogue asks; the rest is {@link CATALOGUE_DEFAULTS}. */
export type Wanted = Partial<ListFilters>

/** Every parameter, in the order in which an address carries it. */
const ORDER: readonly (keyof ListFilters)[] = [
  'species',
  'sex',
  'ageBand',
  'size',
  'minWeight',
  'maxWeight',
  'breed',
  'search',
  'goodWithDogs',
  'goodWithCats',
  'goodWithKids',
  'energyLevel',
  'needsGarden',
  'canLiveApartment',
  'canBeSponsored',
  'isSos',
  'isReserved',
  'isAdopted',
  'fosterWanted',
  'status',
  'shelterId',
  'department',
  'near',
  'radiusKm',
  'ids',
  'exclude',
  'sortBy',
  'sortOrder',
  'page',
  'limit',
]

function query(filters: Wanted, unsaid: Wanted): string {
  const params = new URLSearchParams()
  for (const name of ORDER) {
    const value = filters[name]
    if (value === undefined || value === '' || value === unsaid[name]) continue
    if (name === 'radiusKm' && !filters.near) continue
    params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return params.toString()
}

/** A question in one writing, whatever the order in which it was asked: all of it. */
export const canonical = (filters: Wanted): string =>
  query({ ...filters, radiusKm: filters.radiusKm ?? RADIUS.default }, {})

/**
 * The one way the catalogue writes what was asked: `species=DOG&near=Rennes+%2835%29`,
 * without `?`, empty when nothing is. What goes without saying is left out.
 */
export const toQuery = (filters: Wanted): string =>
  query(filters, { ...CATALOGUE_DEFAULTS, radiusKm: RADIUS.default })

/** The same list asked of GET /api/animals, whose own defaults are others. */
export const toApiQuery = (filters: Wanted): string =>
  query({ ...CATALOGUE_DEFAULTS, ...filters }, { page: 1, sortOrder: 'desc' })

/** Filters without paging nor order. */
export type Filters = Omit<ListFilters, 'page' | 'limit' | 'sortBy' | 'sortOrder'>

/** How long a list of the whole platform is kept, and in how much room (characters). */
export const LIST_CACHE = { maxAge: 60, maxWeight: 4_000_000 } as const

/** Words and choices of one's own are seldom asked twice: keeping them would only take room. */
export const isCacheable = ({ search, breed, ids, exclude }: Filters): boolean =>
  !search && !breed && !ids && !exclude

/** The filters alone, in one writing: whatever the order, the page and the order of parameters. */
export const setOf = (filters: Filters): string =>
  canonical({
    ...filters,
    page: undefined,
    limit: undefined,
    sortBy: undefined,
    sortOrder: undefined,
  })
