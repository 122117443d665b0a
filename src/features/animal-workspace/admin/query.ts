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
import { addressOf, type Address } from '@/ui/api/address'

import { KIND_LABELS, PAGE_SIZE, SEARCH_MAX, TABS, type AnimalSort, type Tab } from '../model'
import type { TeamAnimals } from '../view'

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

function queryOf(view: AnimalView) {
  const { search, tab, species, kind, sort } = view
  const { sortBy, sortOrder } = SORTS[sort]
  return {
    search: search.trim() || undefined,
    status: tab === 'all' ? undefined : TABS[tab].statuses,
    species: species ?? undefined,
    kind: kind ?? undefined,
    sortBy,
    sortOrder,
  }
}

export const listAddress = (shelter: Whose, view: AnimalView): Address<TeamAnimals> => {
  const query = { ...queryOf(view), page: view.page, limit: PAGE_SIZE }
  return shelter === null
    ? addressOf('/api/platform/animals', { query })
    : addressOf('/api/shelter/{shelterId}/animals', { params: { shelterId: shelter }, query })
}

/** The same list as a file. */
export const exportAddress = (shelter: Whose, view: AnimalView): string => {
  const query = queryOf(view)
  return shelter === null
    ? addressOf('/api/platform/animals/export', { query })
    : addressOf('/api/shelter/{shelterId}/animals/export', {
        params: { shelterId: shelter },
        query,
      })
}

/** The names of an animal in the addresses of the API. */
export const namesOf = ({ id, shelter }: { id: string; shelter: { id: string } }) => ({
  shelterId: shelter.id,
  animalId: id,
})
