import { listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'

/** What the desk shows, as it stands in its address. */
export const deskList = listParams({
  search: searchParam(100),
  page: pageParam,
})
export type DeskFilter = typeof deskList.usual
