import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  textParam,
} from '@/ui/AdminList/list-params'
import { isId } from '@/platform/ids.model'

import { REQUEST_STATES } from '../desk/schema'
import { CATEGORIES, MAX, STATUSES } from '../model'

/** What each part of the desk shows, as it stands in its address. */
export const requestList = listParams({
  search: searchParam(MAX.search),
  state: choiceParam('state', REQUEST_STATES),
  category: choiceParam('category', CATEGORIES),
  page: pageParam,
})
export type RequestsShown = typeof requestList.usual

export const answerList = listParams({
  search: searchParam(MAX.search),
  status: choiceParam('status', STATUSES),
  request: textParam('request', isId),
  page: pageParam,
})
export type AnswersShown = typeof answerList.usual
