import { SPECIES_LABELS } from '@/features/animals/model'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { keysOf } from '@/platform/keys.model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  textParam,
  wholeParam,
} from '@/ui/AdminList/list-params'

import { NEAR_SORTS, USUAL_KM } from '../desk/model'
import { REPORT_KINDS, STATE_LABELS } from '../model'

const species = choiceParam('species', keysOf(SPECIES_LABELS))

/** A list that is only turned: what waits, and what was taken in. */
export const waitingList = listParams({ search: searchParam(0), page: pageParam })
export type WaitingFilter = typeof waitingList.usual

/** What the list of all reports shows, as it stands in its address. */
export const allList = listParams({
  search: searchParam(100),
  kind: choiceParam('kind', REPORT_KINDS),
  species,
  department: textParam('department', (code) => DEPARTMENT_NAMES.has(code)),
  state: choiceParam('state', [...keysOf(STATE_LABELS), 'WITHDRAWN', 'UNCONFIRMED']),
  page: pageParam,
})
export type AllFilter = typeof allList.usual

/** What the lists around a shelter show. */
export const nearList = listParams({
  search: searchParam(100),
  species,
  radiusKm: wholeParam('radiusKm', 1, 100, USUAL_KM),
  sort: choiceParam('sort', keysOf(NEAR_SORTS)),
  page: pageParam,
})
export type NearFilter = typeof nearList.usual
