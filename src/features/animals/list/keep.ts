import type { Filters } from './types'
import { canonical } from './query'

/** How long a list of the whole platform is kept, and in how much room (characters). */
export const KEPT = { maxAge: 60, maxWeight: 4_000_000 } as const

/** Words and choices of one's own are seldom asked twice: keeping them would only take room. */
export const isKept = ({ search, breed, ids, exclude }: Filters): boolean =>
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
