import { choiceParam, listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'

import { SEARCH_MAX, STATUSES, TYPES } from '../schema'

/** What the list of shelters shows, as it stands in its address. */
export const managedList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', STATUSES),
  type: choiceParam('type', TYPES),
  page: pageParam,
})
export type ManagedFilter = typeof managedList.usual

export const managedAddress = (view: ManagedFilter) =>
  addressOf('/api/managed-shelters', { query: managedList.query(view) })
