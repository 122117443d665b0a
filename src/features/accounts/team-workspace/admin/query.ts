import { ROLES } from '@/platform/access/model'
import { addressOf, type Address } from '@/ui/api/address'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
} from '@/ui/AdminList/list-params'

import { SEARCH_MAX, type TeamSort } from '../model'
import type { Team } from '../view'

/** The orders of the list. */
export const SORTS = {
  role: { label: 'Par rôle', sortBy: 'role', sortOrder: 'desc' },
  nameUp: { label: 'Nom A-Z', sortBy: 'name', sortOrder: 'asc' },
  nameDown: { label: 'Nom Z-A', sortBy: 'name', sortOrder: 'desc' },
  visited: { label: 'Venus en dernier', sortBy: 'lastVisit', sortOrder: 'desc' },
} as const satisfies Record<string, { label: string; sortBy: TeamSort; sortOrder: 'asc' | 'desc' }>

/** What the screen of a team shows, as it stands in its address. */
export const teamList = listParams({
  search: searchParam(SEARCH_MAX),
  role: choiceParam('role', ROLES),
  sort: sortParam(SORTS, 'role'),
  page: pageParam,
})
export type TeamFilter = typeof teamList.usual

/** The team of a shelter; what is usual is what the API does. */
export const teamAddress = (shelter: string, view: TeamFilter): Address<Team> =>
  addressOf('/api/shelter/{shelterId}/team', {
    params: { shelterId: shelter },
    query: teamList.query(view),
  })

/** Somebody of a team, in the addresses of the API. */
export const MEMBER = '/api/shelter/{shelterId}/team/{userId}'

/** Where one goes who has nothing more to do in a team: to the shelters that are left. */
export const OWN_SHELTERS = '/shelter/admin'
