import { LIST_LIMITS } from './labels'

/** What /animaux shows when nothing is asked: animals at the shelter, mixed anew every day. */
export const CATALOGUE_DEFAULTS = {
  status: 'AT_SHELTER',
  sortBy: 'relevance',
  sortOrder: 'desc',
  limit: LIST_LIMITS.limit,
  page: 1,
} as const
