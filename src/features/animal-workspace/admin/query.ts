import { keysOf, SPECIES_LABELS, STATUS_LABELS } from '@/features/animals/model'
import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  tabParam,
  type ListParam,
} from '@/ui/AdminList/list-params'

import { KIND_LABELS, PAGE_SIZE, SEARCH_MAX, TABS, type AnimalSort, type Tab } from '../model'

/** The orders of the list. */
export const SORTS = {
  newest: { label: 'Ajoutés en dernier', sortBy: 'createdAt', sortOrder: 'desc' },
  longest: { label: 'Là depuis le plus longtemps', sortBy: 'arrivalDate', sortOrder: 'asc' },
  changed: { label: 'Modifiés en dernier', sortBy: 'updatedAt', sortOrder: 'desc' },
  nameUp: { label: 'Nom A-Z', sortBy: 'name', sortOrder: 'asc' },
  nameDown: { label: 'Nom Z-A', sortBy: 'name', sortOrder: 'desc' },
} as const satisfies Record<
  string,
  { label: string; sortBy: AnimalSort; sortOrder: 'asc' | 'desc' }
>
export type Sort = keyof typeof SORTS

const ALL = 'ALL'

const partParam = tabParam(TABS, 'here')

/** `status` in the address: the states of a tab, or `ALL`. */
const tabOrAllParam: ListParam<Tab | 'all'> = {
  ...partParam,
  read: (params) => {
    const asked = params.get('status') ?? ''
    const isKnown = asked.split(',').every((status) => Object.hasOwn(STATUS_LABELS, status))
    return partParam.read(params) ?? (asked === ALL || isKnown ? 'all' : undefined)
  },
  write: (tab) => (tab === 'all' ? { status: ALL } : partParam.write(tab)),
}

/** What the screen shows, as it stands in its address. */
export const animalList = listParams({
  search: searchParam(SEARCH_MAX),
  tab: tabOrAllParam,
  species: choiceParam('species', keysOf(SPECIES_LABELS)),
  kind: choiceParam('kind', keysOf(KIND_LABELS)),
  sort: sortParam(SORTS, 'newest'),
  page: pageParam,
})
export type AnimalView = typeof animalList.usual

/** Is anything left out of sight, besides the choice of a tab? */
export const isFiltered = ({ search, species, kind }: AnimalView): boolean =>
  Boolean(search.trim() || species || kind)

/** Whose animals: a shelter's, or those of all of them (`null`). */
export type Whose = string | null

const base = (shelter: Whose): string =>
  shelter === null ? '/api/platform/animals' : `/api/shelter/${encodeURIComponent(shelter)}/animals`

function paramsOf(view: AnimalView): URLSearchParams {
  const { sortBy, sortOrder } = SORTS[view.sort]
  return new URLSearchParams({
    ...(view.search.trim() && { search: view.search.trim() }),
    ...(view.tab !== 'all' && { status: TABS[view.tab].statuses.join(',') }),
    ...(view.species && { species: view.species }),
    ...(view.kind && { kind: view.kind }),
    sortBy,
    sortOrder,
  })
}

export const listAddress = (shelter: Whose, view: AnimalView): string => {
  const params = paramsOf(view)
  params.set('page', String(view.page))
  params.set('limit', String(PAGE_SIZE))
  return `${base(shelter)}?${params}`
}

/** The same list as a file. */
export const exportAddress = (shelter: Whose, view: AnimalView): string =>
  `${base(shelter)}/export?${paramsOf(view)}`

/** One animal of a shelter, or something of it (`status`, `undo`, `confirm`). */
export const animalAddress = (
  { id, shelter }: { id: string; shelter: { id: string } },
  part?: string,
): string => `${base(shelter.id)}/${id}${part ? `/${part}` : ''}`
