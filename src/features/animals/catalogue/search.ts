import { findPlace, placeLabel } from '@/platform/geo/places'
import type { PageQuery } from '@/platform/http/page-query'

import { activeFilters, without } from '../list/chips.model'
import { readCatalogueQuery, type ListFilters } from '../list/filters'
import { LIST_LIMITS } from '../list/defaults.model'
import { facets } from './choices'
import { relaxations, type Relaxation, searchAnimals } from '../list/search'
import { ADOPTABLE_STATUS } from '../model'
import { listShelterSpecies } from '../queries'
import { VIEW_PARAMETER, viewFrom, withinShelter, type View } from './address'
import type { LostPlace, Offered } from './components/FilterFields'
import { isIndexable } from './model'
import { readCatalogue, type CataloguePage } from './queries'

/** A list that is not empty and keeps part of the filters. */
export type WayOut = Pick<Relaxation, 'label' | 'total'> & {
  /** `without`: the named filter goes; `only`: all others go; `wider`: the search reaches further. */
  kind: 'without' | 'only' | 'wider'
  filters: Partial<ListFilters>
}

/** Everything that a list shows for a query. */
export type Search = {
  filters: ListFilters
  view: View
  list: CataloguePage
  offered: Offered
  waysOut: WayOut[]
  lost?: LostPlace
  shelterName?: string
  isIndexable: boolean
}

const textOf = (given: string | string[] | undefined): string =>
  (Array.isArray(given) ? given.at(-1) : given) ?? ''

async function offeredChoices(): Promise<Offered> {
  const { species, departments } = await facets()
  return {
    species: species.map(({ species: kind }) => kind),
    departments: departments.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  }
}

/**
 * Where to go from a list without animals: what dropping one filter gives; when no single one
 * stands in the way, what each gives alone.
 */
async function findWaysOut(
  filters: ListFilters,
  kept: Partial<ListFilters>,
  shelterName?: string,
): Promise<WayOut[]> {
  const relaxed = await relaxations(filters, shelterName)
  const own = relaxed.filter(({ filter }) => kept[filter as keyof ListFilters] === undefined)
  if (own.length > 0) {
    return own.map(({ filter, label, total, query }) => {
      const radiusKm = Number(new URLSearchParams(query).get('radiusKm'))
      return filter === 'radiusKm'
        ? { kind: 'wider', label, total, filters: { ...filters, page: 1, radiusKm } }
        : { kind: 'without', label, total, filters: without(filters, filter) }
    })
  }
  const active = activeFilters({ ...filters, ...blank(kept) }, shelterName)
  const alone = active.map(async ({ name, label }): Promise<WayOut> => {
    const { radiusKm } = filters
    const one = { ...kept, [name]: filters[name], ...(name === 'near' ? { radiusKm } : {}) }
    const { pagination } = await searchAnimals({ ...one, limit: 1 })
    return { kind: 'only', label, total: pagination.total, filters: one }
  })
  const found = await Promise.all(alone)
  return found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

/** A commune written where a name or a breed is expected: its animals, when there are some. */
async function aroundCommune(filters: ListFilters): Promise<WayOut[]> {
  const place = filters.search && !filters.near ? findPlace(filters.search) : null
  if (!place) return []
  const near = placeLabel(place)
  const around: ListFilters = { ...filters, search: undefined, near, page: 1 }
  const { pagination } = await searchAnimals({ ...around, limit: 1 })
  const label = `Autour de ${near}`
  return pagination.total > 0
    ? [{ kind: 'wider', label, total: pagination.total, filters: around }]
    : []
}

const blank = (kept: Partial<ListFilters>): Partial<ListFilters> =>
  Object.fromEntries(Object.keys(kept).map((name) => [name, undefined]))

/** What /animaux shows: what is wrong in a query is left aside, and told. */
export async function readPlatformSearch(asked: PageQuery): Promise<Search> {
  const { filters: read, errors } = readCatalogueQuery(asked)
  const filters: ListFilters = { ...read, limit: LIST_LIMITS.limit, status: ADOPTABLE_STATUS }
  const [list, offered] = await Promise.all([readCatalogue(filters, 'platform'), offeredChoices()])
  const { shelter, pagination } = list
  // One address for one list: the slug, as the field offers it.
  if (shelter) filters.shelterId = shelter.slug
  const active = activeFilters(filters, shelter?.name)
  const isRead = Object.keys(errors).length === 0
  return {
    filters,
    view: viewFrom(asked[VIEW_PARAMETER]),
    list,
    offered: shelter
      ? { ...offered, shelter: { value: shelter.slug, label: shelter.name } }
      : offered,
    waysOut:
      pagination.total === 0
        ? [...(await aroundCommune(filters)), ...(await findWaysOut(filters, {}, shelter?.name))]
        : [],
    lost: errors.near ? { near: textOf(asked.near), error: errors.near } : undefined,
    shelterName: shelter?.name,
    isIndexable: isRead && pagination.total > 0 && isIndexable(active.map(({ name }) => name)),
  }
}

/** Cards of one batch, at most: a block of a page chooses its own number. */
const MOST_IN_BATCH = 50

/** What the list of one shelter shows; `null` when the query asks for what cannot be. */
export async function readShelterSearch(
  shelterId: string,
  asked: PageQuery,
): Promise<Search | null> {
  const { filters: read, errors } = readCatalogueQuery(asked)
  if (Object.keys(errors).length > 0 || read.limit > MOST_IN_BATCH) return null
  const filters = withinShelter({ ...read, status: ADOPTABLE_STATUS }, shelterId)
  const [list, species] = await Promise.all([
    readCatalogue(filters, 'shelter'),
    listShelterSpecies(shelterId),
  ])
  const kept = { shelterId, sortBy: filters.sortBy }
  return {
    filters,
    view: viewFrom(asked[VIEW_PARAMETER]),
    list,
    offered: { species, departments: [] },
    waysOut: list.pagination.total === 0 ? await findWaysOut(filters, kept) : [],
    isIndexable: activeFilters({ ...filters, shelterId: undefined }).length === 0,
  }
}
