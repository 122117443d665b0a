import { choiceParam, listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'

/** What the desk shows, as it stands in its address. */
export const deskList = listParams({
  search: searchParam(100),
  status: choiceParam('status', ['PENDING', 'PUBLISHED', 'REJECTED']),
  page: pageParam,
})
export type DeskFilter = typeof deskList.usual
