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
