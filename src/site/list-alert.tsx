import { lasting, lastingQuery } from '@/features/animals/arrivals/model'
import type { Wanted } from '@/features/animals/list/query.model'
import { AlertLink } from '@/features/saved-searches/components/AlertLink'
import { newPath, searchWords } from '@/features/saved-searches/model'

/** The way to an alert for a list; none for animals that were chosen one by one. */
export function ListAlert({ filters, shelter }: { filters: Wanted; shelter?: string }) {
  if (filters.ids) return null
  return (
    <AlertLink
      href={newPath(lastingQuery(filters))}
      words={searchWords(lasting(filters), shelter)}
    />
  )
}
