import { ROLES } from '@/platform/access/model'
import { choiceParam, listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'

import { SEARCH_MAX } from '../model'

/** What the screen of a team shows, as it stands in its address. */
export const teamList = listParams({
  search: searchParam(SEARCH_MAX),
  role: choiceParam('role', ROLES),
  page: pageParam,
})
export type TeamFilter = typeof teamList.usual

const base = (shelter: string): string => `/api/shelter/${encodeURIComponent(shelter)}/team`

/** The team of a shelter; what is usual is what the API does. */
export const teamAddress = (shelter: string, view: TeamFilter): string =>
  base(shelter) + teamList.query(view)

/** Somebody of a team, or their role. */
export const memberRoute = (shelter: string, id: string, part?: 'role'): string =>
  `${base(shelter)}/${id}${part ? `/${part}` : ''}`

/** Where one leaves a team. */
export const leaveRoute = (shelter: string): string => `${base(shelter)}/leave`

/** Where one goes who has nothing more to do in a team: to the shelters that are left. */
export const OWN_SHELTERS = '/shelter/admin'
