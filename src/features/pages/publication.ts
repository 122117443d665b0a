import type { PageStatus } from './model'

export type StoredState = {
  isPublished: boolean
  isArchived: boolean
  /** A newer draft waits beside the published page. */
  hasDraft: boolean
}

type Wish = { status?: PageStatus; hasContent: boolean }

export type Publication = 'published' | 'draft' | 'archived' | 'unclear'

/**
 * What a save makes of a page: the state that is asked for, else the one it
 * has. A save of a few columns that names no state is unclear beside a waiting
 * draft: publishing it would put unfinished content online unasked.
 */
export function publicationOf(stored: StoredState, { status, hasContent }: Wish): Publication {
  if (status === 'PUBLISHED') return 'published'
  if (status === 'ARCHIVED') return 'archived'
  if (status === 'DRAFT') return 'draft'
  if (stored.hasDraft && !hasContent) return 'unclear'
  if (stored.isPublished) return 'published'
  return stored.isArchived ? 'archived' : 'draft'
}

/** Whether somebody saved after the state that the author started from. Dates are ISO 8601. */
export function isStale(base: string | undefined, current: string): boolean {
  return base !== undefined && Date.parse(base) < Date.parse(current)
}
