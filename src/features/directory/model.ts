import { keysOf, SPECIES_LABELS, type Species } from '@/features/animals/model'
import { SHELTER_TYPE_LABELS, type ShelterType } from '@/features/shelters/model'
import { distanceBetween, plainName, type Point } from '@/platform/geo/model'

/** How far a search « near » goes when nobody chose, in kilometres. */
export const DEFAULT_RADIUS_KM = 50
export const RADII_KM = [10, 25, 50, 100, 200] as const

export const NEAR_DEFAULT_LIMIT = 12
export const NEAR_MAX_LIMIT = 100

/** Shelters on one page of the directory. */
export const SHELTERS_PER_PAGE = 24

/** What a shelter may accept of a visitor: what its team ticked, and nothing else. */
export const ACCEPTS_LABELS = {
  ADOPTIONS: 'Adoptions',
  DONATIONS: 'Dons',
  SPONSORING: 'Parrainages',
} as const
export type Accepts = keyof typeof ACCEPTS_LABELS

export const DIRECTORY_SORT_LABELS = {
  name: 'Nom',
  distance: 'Distance',
  animals: 'Nombre d’animaux',
} as const
export type DirectorySort = keyof typeof DIRECTORY_SORT_LABELS

/** A shelter as the directory weighs it. */
export type ListedShelter = {
  id: string
  slug: string
  name: string
  city: string
  department: string | null
  type: ShelterType | null
  /** Where it receives people; its town when it receives nobody; null when nobody knows. */
  point: Point | null
  isPhysical: boolean
  accepts: Accepts[]
  /** Animals that wait for a family, by species. */
  species: Partial<Record<Species, number>>
  animals: number
  /** Nothing of it is told yet: no words, no logo, no animal. */
  isBare: boolean
  /** Its name and place as a search compares them. */
  words: string
}

export type DirectoryFilters = {
  search?: string
  department?: string
  species?: Species
  type?: ShelterType
  accepts?: Accepts
  /** A commune: its name, its postal code or its INSEE code. */
  near?: string
  radiusKm: number
  sortBy?: DirectorySort
  page: number
}

export const NO_FILTERS: DirectoryFilters = { radiusKm: DEFAULT_RADIUS_KM, page: 1 }

/** The place that `near` turned out to be. */
export type NamedPlace = Point & { name: string; department: string }

/** With the distance as the crow flies, in metres, from the place that was asked about. */
export type FoundShelter = ListedShelter & { distance: number | null }

/** The shelters that pass every filter, in the order that was asked for. Page is not looked at. */
export function findShelters(
  all: readonly ListedShelter[],
  filters: DirectoryFilters,
  place: NamedPlace | null,
): FoundShelter[] {
  const words = plainName(filters.search ?? '').split(' ')
  const found = all
    .filter(
      (shelter) =>
        words.every((word) => shelter.words.includes(word)) &&
        (!filters.department || shelter.department === filters.department) &&
        (!filters.species || Boolean(shelter.species[filters.species])) &&
        (!filters.type || shelter.type === filters.type) &&
        (!filters.accepts || shelter.accepts.includes(filters.accepts)),
    )
    .map((shelter) => ({
      ...shelter,
      distance: place && shelter.point ? Math.round(distanceBetween(place, shelter.point)) : null,
    }))
    .filter(({ distance }) => !place || (distance !== null && distance <= filters.radiusKm * 1000))
  return found.sort(orderOf(sortOf(filters, place)))
}

/** The order that applies: the nearest first when a place is given and nothing else was chosen. */
export function sortOf({ sortBy }: DirectoryFilters, place: Point | null): DirectorySort {
  if (sortBy === 'distance' && !place) return 'name'
  return sortBy ?? (place ? 'distance' : 'name')
}

function orderOf(sort: DirectorySort) {
  const byName = (a: FoundShelter, b: FoundShelter) =>
    Number(a.isBare) - Number(b.isBare) ||
    a.name.localeCompare(b.name, 'fr') ||
    (a.id < b.id ? -1 : 1)
  return (a: FoundShelter, b: FoundShelter): number => {
    if (sort === 'animals') return b.animals - a.animals || byName(a, b)
    if (sort === 'distance') return (a.distance ?? 0) - (b.distance ?? 0) || byName(a, b)
    return byName(a, b)
  }
}

/** Filters that a visitor can take away one by one. */
const FILTER_NAMES = ['search', 'near', 'department', 'species', 'type', 'accepts'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/** The filters in use; a place that nobody knows is none. */
export const activeFilters = (filters: DirectoryFilters, place: Point | null): FilterName[] =>
  FILTER_NAMES.filter((name) => Boolean(filters[name]) && (name !== 'near' || place))

/** The same question without one of its filters, from its first page. */
export function withoutFilter(filters: DirectoryFilters, name: FilterName): DirectoryFilters {
  const rest = { ...filters, [name]: undefined, page: 1 }
  return name === 'near' ? { ...rest, radiusKm: DEFAULT_RADIUS_KM } : rest
}

export type Relaxation = { name: FilterName; total: number }

/** What taking one filter away would give, the most first; only what gives something. */
export function relaxationsOf(
  all: readonly ListedShelter[],
  filters: DirectoryFilters,
  place: NamedPlace | null,
): Relaxation[] {
  return activeFilters(filters, place)
    .map((name) => {
      const centre = name === 'near' ? null : place
      return { name, total: findShelters(all, withoutFilter(filters, name), centre).length }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

/** The query of the directory's address, without what goes without saying. */
export function directoryQuery({ radiusKm, page, ...filters }: DirectoryFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (filters.near && radiusKm !== DEFAULT_RADIUS_KM) query.set('radiusKm', String(radiusKm))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Values that the shelters of the directory have, for its lists of choices. */
export function choicesOf(all: readonly ListedShelter[]) {
  const departments = new Set(all.map(({ department }) => department))
  const types = new Set(all.map(({ type }) => type))
  return {
    departments: [...departments].filter((code) => code !== null).sort(),
    species: keysOf(SPECIES_LABELS).filter((each) => all.some(({ species }) => species[each])),
    types: keysOf(SHELTER_TYPE_LABELS).filter((each) => types.has(each)),
    accepts: keysOf(ACCEPTS_LABELS).filter((each) =>
      all.some(({ accepts }) => accepts.includes(each)),
    ),
  }
}
