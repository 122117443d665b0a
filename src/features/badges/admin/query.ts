import { keysOf } from '@/platform/keys.model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
} from '@/ui/AdminList/list-params'
import { addressOf, type Address } from '@/ui/api/address'

import { CRITERIA_LABELS, RARITY_LABELS, SEARCH_MAX } from '../model'
import type { Badges } from '../view'

/** The orders of the list that have a name. */
export const SORT_OPTIONS = {
  recent: { label: 'Les plus récents', sortBy: 'createdAt', sortOrder: 'desc' },
  name: { label: 'Par nom', sortBy: 'name', sortOrder: 'asc' },
  common: { label: 'Du plus commun au plus rare', sortBy: 'rarity', sortOrder: 'asc' },
  rare: { label: 'Du plus rare au plus commun', sortBy: 'rarity', sortOrder: 'desc' },
  easy: {
    label: 'Du plus petit seuil au plus grand',
    sortBy: 'criteriaValue',
    sortOrder: 'asc',
  },
  hard: {
    label: 'Du plus grand seuil au plus petit',
    sortBy: 'criteriaValue',
    sortOrder: 'desc',
  },
} as const

/** What the list shows, as it stands in its address. */
export const badgeList = listParams({
  search: searchParam(SEARCH_MAX),
  rarity: choiceParam('rarity', keysOf(RARITY_LABELS)),
  criteriaType: choiceParam('criteriaType', keysOf(CRITERIA_LABELS)),
  isActive: choiceParam('isActive', ['true', 'false']),
  sort: sortParam(SORT_OPTIONS, 'recent'),
  page: pageParam,
})
export type BadgeFilter = typeof badgeList.usual

export const badgesAddress = (view: BadgeFilter): Address<Badges> =>
  addressOf('/api/badges', { query: badgeList.query(view) })
