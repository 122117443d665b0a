/** Orders that the catalogue offers, the first by default. */
export const SORT_LABELS = {
  relevance: 'Sélection du jour',
  distance: 'Les plus proches',
  waiting: 'Attendent depuis longtemps',
  createdAt: 'Derniers arrivés',
} as const

/** Every order that GET /api/animals knows. */
export const SORTS = [
  'createdAt',
  'name',
  'birthDate',
  'weight',
  'arrivalDate',
  'relevance',
  'distance',
  'waiting',
] as const
export type Sort = (typeof SORTS)[number]

/** How far « near » goes when nobody chose, and what a list of choices offers. In kilometres. */
export const RADIUS = { default: 50, least: 1, most: 500, choices: [10, 25, 50, 100, 200] } as const

export const LIST_LIMITS = {
  limit: 12,
  most: 100,
  lastPage: 10_000,
  search: 100,
  ids: 100,
} as const

/** What /animaux shows when nothing is asked: animals at the shelter, mixed anew every day. */
export const CATALOGUE_DEFAULTS = {
  status: 'AT_SHELTER',
  sortBy: 'relevance',
  sortOrder: 'desc',
  limit: LIST_LIMITS.limit,
  page: 1,
} as const
