import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
} from '@/ui/AdminList/list-params'
import { addressOf, type Address } from '@/ui/api/address'
import { keysOf } from '@/platform/keys.model'

import { NEWS_STATUS_LABELS } from '../../model'
import { ARTICLE_KINDS, SEARCH_MAX, type NewsSort } from '../model'
import type { TeamNews } from '../view'

/** The orders of the list. */
export const SORTS = {
  newest: { label: 'Écrits en dernier', sortBy: 'createdAt', sortOrder: 'desc' },
  published: { label: 'Publiés en dernier', sortBy: 'publishedAt', sortOrder: 'desc' },
  changed: { label: 'Modifiés en dernier', sortBy: 'updatedAt', sortOrder: 'desc' },
  read: { label: 'Les plus lus', sortBy: 'viewCount', sortOrder: 'desc' },
  titleUp: { label: 'Titre A-Z', sortBy: 'title', sortOrder: 'asc' },
} as const satisfies Record<string, { label: string; sortBy: NewsSort; sortOrder: 'asc' | 'desc' }>

/** What the screen shows, as it stands in its address. */
export const newsList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', keysOf(NEWS_STATUS_LABELS)),
  kind: choiceParam('kind', keysOf(ARTICLE_KINDS)),
  sort: sortParam(SORTS, 'newest'),
  page: pageParam,
})
export type NewsView = typeof newsList.usual

/** The articles of a shelter, or of all of them (`null`); what is usual is what the API does. */
export const listAddress = (shelter: string | null, view: NewsView): Address<TeamNews> => {
  const query = newsList.query(view)
  return shelter === null
    ? addressOf('/api/platform/news', { query })
    : addressOf('/api/shelter/{shelterId}/news', { params: { shelterId: shelter }, query })
}

/** The names of an article in the addresses of the API. */
export const namesOf = ({ id, shelter }: { id: string; shelter: { id: string } }) => ({
  shelterId: shelter.id,
  newsId: id,
})
