import { addressOf, type Address } from '@/ui/api/address'
import { choiceParam, listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'
import { keysOf } from '@/platform/keys.model'

import { SEARCH_MAX, STATUS_LABELS } from '../model'
import type { Announcements } from '../view'

/** What the list shows, as it stands in its address. */
export const announcementList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', keysOf(STATUS_LABELS)),
  page: pageParam,
})
export type AnnouncementFilter = typeof announcementList.usual

/** Those of a team; all of them for `null`. */
export const announcementsAddress = (
  shelter: string | null,
  view: AnnouncementFilter,
): Address<Announcements> => {
  const query = announcementList.query(view)
  return shelter === null
    ? addressOf('/api/platform/announcements', { query })
    : addressOf('/api/shelter/{shelterId}/announcements', {
        params: { shelterId: shelter },
        query,
      })
}
