import { addressOf, type Address } from '@/ui/api/address'
import type { People } from '../view'
import { isId } from '@/platform/ids.model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  textParam,
} from '@/ui/AdminList/list-params'

import { SEARCH_MAX } from '../../team-workspace/model'
import { GLOBAL_ROLES, type PeopleSort } from '../model'

/** The orders of the list. */
export const SORTS = {
  nameUp: { label: 'Nom A-Z', sortBy: 'name', sortOrder: 'asc' },
  nameDown: { label: 'Nom Z-A', sortBy: 'name', sortOrder: 'desc' },
  visited: { label: 'Venus en dernier', sortBy: 'lastVisit', sortOrder: 'desc' },
  newest: { label: 'Inscrits en dernier', sortBy: 'createdAt', sortOrder: 'desc' },
} as const satisfies Record<
  string,
  { label: string; sortBy: PeopleSort; sortOrder: 'asc' | 'desc' }
>

/** What the list of all people shows, as it stands in its address. */
export const peopleList = listParams({
  search: searchParam(SEARCH_MAX),
  role: choiceParam('role', GLOBAL_ROLES),
  shelter: textParam('shelter', isId),
  sort: sortParam(SORTS, 'nameUp'),
  page: pageParam,
})
export type PeopleFilter = typeof peopleList.usual

/** All people; what is usual is what the API does. */
export const peopleAddress = (view: PeopleFilter): Address<People> =>
  addressOf('/api/platform/people', { query: peopleList.query(view) })
