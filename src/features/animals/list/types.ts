import type { ListFilters } from './filters'

/** Shelters within a distance, and how far they are, in metres. */
export type NearShelters = { ids: string[]; metres: number[] }

/** Words with a typo, and what they are read as. */
export type Corrections = ReadonlyMap<string, readonly string[]>

/** What the filters of one question lead to, found before the animals are. */
export type Scope = {
  /** Id of the one shelter. */
  shelter: string | null
  near: NearShelters | null
  now: Date
  /** Whether payments can be taken at all. */
  isGivingOn: boolean
  /** Words with a typo, and what they are read as. */
  corrections: Corrections
}

/** Filters without paging nor order. */
export type Filters = Omit<ListFilters, 'page' | 'limit' | 'sortBy' | 'sortOrder'>
