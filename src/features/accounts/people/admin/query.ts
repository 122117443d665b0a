import { addressOf, type Address } from '@/ui/api/address'
import type { People } from '../view'
import { isId } from '@/platform/ids.model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  textParam,
} from '@/ui/AdminList/list-params'

import { SEARCH_MAX } from '../../team-workspace/model'
import { GLOBAL_ROLES } from '../model'

/** What the list of all people shows, as it stands in its address. */
export const peopleList = listParams({
  search: searchParam(SEARCH_MAX),
  role: choiceParam('role', GLOBAL_ROLES),
  shelter: textParam('shelter', isId),
  page: pageParam,
})
export type PeopleFilter = typeof peopleList.usual

/** All people; what is usual is what the API does. */
export const peopleAddress = (view: PeopleFilter): Address<People> =>
  addressOf('/api/platform/people', { query: peopleList.query(view) })
