import {
  choiceParam,
  flagParam,
  listParams,
  pageParam,
  searchParam,
} from '@/ui/AdminList/list-params'
import { keysOf } from '@/platform/keys.model'

import { APPLICATION_STATUS_LABELS, MISSION_STATUS_LABELS } from '../model'

/** What each part of the desk shows, as it stands in its address. */
export const applicationList = listParams({
  search: searchParam(100),
  status: choiceParam('etat', keysOf(APPLICATION_STATUS_LABELS)),
  page: pageParam,
})
export type ApplicationFilter = typeof applicationList.usual

export const missionList = listParams({
  search: searchParam(100),
  status: choiceParam('etat', keysOf(MISSION_STATUS_LABELS)),
  page: pageParam,
})
export type MissionFilter = typeof missionList.usual

export const volunteerList = listParams({
  search: searchParam(100),
  ended: flagParam('fin', 'oui'),
  page: pageParam,
})
export type VolunteerFilter = typeof volunteerList.usual
