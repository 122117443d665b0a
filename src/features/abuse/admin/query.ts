import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { keysOf } from '@/platform/keys.model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  textParam,
} from '@/ui/AdminList/list-params'

import { KIND_LABELS, STATUS_LABELS } from '../model'

/** What the list shows, as it stands in its address. */
export const reportList = listParams({
  search: searchParam(100),
  status: choiceParam('status', keysOf(STATUS_LABELS)),
  kind: choiceParam('kind', keysOf(KIND_LABELS)),
  department: textParam('department', (code) => DEPARTMENT_NAMES.has(code)),
  page: pageParam,
})
export type ReportFilter = typeof reportList.usual
