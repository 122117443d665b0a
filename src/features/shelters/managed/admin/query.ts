import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
} from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'

import { SEARCH_MAX, STATUSES, TYPES, type ManagedSort } from '../schema'

/** The orders of the list. */
export const SORTS = {
  waiting: { label: 'À examiner d’abord', sortBy: 'status', sortOrder: 'asc' },
  nameUp: { label: 'Nom A-Z', sortBy: 'name', sortOrder: 'asc' },
  city: { label: 'Commune A-Z', sortBy: 'city', sortOrder: 'asc' },
  newest: { label: 'Inscrits en dernier', sortBy: 'createdAt', sortOrder: 'desc' },
} as const satisfies Record<
  string,
  { label: string; sortBy: ManagedSort; sortOrder: 'asc' | 'desc' }
>

/** What the list of shelters shows, as it stands in its address. */
export const managedList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', STATUSES),
  type: choiceParam('type', TYPES),
  sort: sortParam(SORTS, 'waiting'),
  page: pageParam,
})
export type ManagedFilter = typeof managedList.usual

export const managedAddress = (view: ManagedFilter) =>
  addressOf('/api/managed-shelters', { query: managedList.query(view) })
