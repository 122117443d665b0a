import { addressOf, type Address } from '@/ui/api/address'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
} from '@/ui/AdminList/list-params'
import { keysOf } from '@/platform/keys.model'

import { SEARCH_MAX, STATUS_LABELS, type AnnouncementSort } from '../model'
import type { Announcements } from '../view'

/** The orders of the list. */
export const SORTS = {
  latest: { label: 'Les plus récentes', sortBy: 'sendAt', sortOrder: 'desc' },
  oldest: { label: 'Les plus anciennes', sortBy: 'sendAt', sortOrder: 'asc' },
  title: { label: 'Titre A-Z', sortBy: 'title', sortOrder: 'asc' },
  told: { label: 'Le plus de personnes prévenues', sortBy: 'told', sortOrder: 'desc' },
} as const satisfies Record<
  string,
  { label: string; sortBy: AnnouncementSort; sortOrder: 'asc' | 'desc' }
>

/** What the list shows, as it stands in its address. */
export const announcementList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', keysOf(STATUS_LABELS)),
  sort: sortParam(SORTS, 'latest'),
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
