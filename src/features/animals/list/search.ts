import type { Payload } from 'payload'

import { findShelter, readShelter } from '@/features/shelters/queries'
import { bounded } from '@/platform/cache/bounded'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import type { SearchPlace } from '@/platform/geo/places'
import { openPayload } from '@/platform/payload'
import { paginationOf } from '@/platform/http/pagination.model'

import { keysOf } from '../model'
import { activeFilters, without } from './chips.model'
import type { ListFilters } from './filters'
import { CATALOGUE_DEFAULTS, RADIUS } from './defaults.model'
import { COMPANY_LABELS, type FilterName } from './options.model'
import { readAnimals, type PublicAnimalView } from './public-animal'
import {
  canonical,
  isCacheable,
  LIST_CACHE,
  toQuery,
  type Filters,
  type Wanted,
} from './query.model'
import {
  countedPage,
  countOf,
  countOnce,
  drawnNow,
  drawnOnce,
  select,
  selectedPage,
  selectOnce,
  sortedPage,
  type Db,
} from './ranking'
import { correctionsOf, scopeOf, type Scope } from './scope'

/** An animal of a list; `distance` in metres from the place that was asked for. */
export type ListedAnimal = PublicAnimalView & { distance: number | null }

export type AnimalList = {
  animals: ListedAnimal[]
  pagination: { page: number; limit: number; total: number; pages: number }
  /** Animals left out only because nobody tried them with dogs, cats or children. */
  untested: number
  /** Nothing has the very words of the search: these were looked for instead, one typo away. */
  readAs: string[]
  /** The commune of `near`. */
  place: SearchPlace | null
  /** The shelter of `shelterId`. */
  shelter: { id: string; slug: string; name: string } | null
}

type Found = { ids: string[]; total: number; untested: number }

async function find(db: Db, filters: ListFilters, scope: Scope): Promise<Found> {
  const { sortBy, search, breed, page, limit } = filters
  const isShared = scope.shelter === null && isCacheable(filters)
  const count = isShared ? countOnce : countOf
  const hasCompany = keysOf(COMPANY_LABELS).some((name) => filters[name])
  const withUntested = hasCompany ? await count(db, filters, scope, true) : null
  const found = (total: number, ids: string[]) => {
    return { ids, total, untested: (withUntested ?? total) - total }
  }
  if (sortBy === 'relevance' && !search) {
    const selection = await (isShared ? selectOnce : select)(db, filters, scope)
    const drawn = (isShared ? drawnOnce : drawnNow)(db, filters, scope)
    const ids = await selectedPage(selection, { page, limit }, drawn)
    return found(selection.total, ids)
  }
  if (!isShared && (search || breed || scope.shelter)) {
    const { total, ids } = await countedPage(db, filters, scope)
    return found(total, ids)
  }
  const total = await count(db, filters, scope)
  const isBeyond = (page - 1) * limit >= total
  return found(total, isBeyond ? [] : await sortedPage(db, filters, scope))
}

/**
 * Asks for the very words of the filters; when nothing has them, once more with one typo forgiven
 * in each word that nobody knows. `readAs` are the words that were looked for instead.
 */
async function forgiving<Answer extends { total: number }>(
  payload: Payload,
  filters: Filters,
  scope: Scope,
  ask: (scope: Scope) => Promise<Answer>,
): Promise<Answer & { readAs: string[] }> {
  const exact = await ask(scope)
  if (exact.total > 0) return { ...exact, readAs: [] }
  const corrections = await correctionsOf(payload, filters)
  if (corrections.size === 0) return { ...exact, readAs: [] }
  const close = await ask({ ...scope, corrections })
  return { ...close, readAs: close.total > 0 ? [...corrections.values()].flat() : [] }
}

async function read(filters: ListFilters, shelter: string | null): Promise<AnimalList> {
  const payload = await openPayload()
  const { place, ...scope } = await scopeOf(payload, filters, shelter)
  const { drizzle } = payload.db
  const { ids, total, untested, readAs } = await forgiving(payload, filters, scope, (asked) =>
    find(drizzle, filters, asked),
  )
  const animals = await readAnimals(payload, ids)
  const metres = new Map(scope.near?.ids.map((id, index) => [id, scope.near?.metres[index]]))
  const { page, limit } = filters
  return {
    animals: animals.map((animal) => {
      return { ...animal, distance: metres.get(animal.shelter.id) ?? null }
    }),
    pagination: paginationOf(page, limit, total),
    untested,
    readAs,
    place,
    shelter: null,
  }
}

/** Age bands move with the calendar, not with a write. */
const SHELTER_SECONDS = 3600

const listOfShelter = cached((filters: ListFilters, shelter: string) => read(filters, shelter), {
  key: 'animals.api.ofShelter',
  tags: (_filters, shelter) => [tags.shelterAnimals(shelter), tags.shelter(shelter)],
  maxAge: SHELTER_SECONDS,
})

/** What the site of a shelter asks by itself; there are few of these questions. */
const USUAL = new Set(
  'shelterId status species sex isSos exclude sortBy sortOrder page limit'.split(' '),
)
const USUAL_PAGES = 50

const isUsual = ({ page, sortBy, ...filters }: ListFilters): boolean =>
  page <= USUAL_PAGES &&
  sortBy === 'createdAt' &&
  Object.entries(filters).every(([name, value]) => value === undefined || USUAL.has(name))

// In memory and bounded: whoever walks through all filters fills neither it nor the disk.
const listOfPlatform = bounded((filters: ListFilters) => read(filters, null), {
  key: 'animals.list',
  question: canonical,
  ...LIST_CACHE,
  maxWeight: 16_000_000,
})

/**
 * Public animals that pass the filters. A shelter's list is exact; the list of
 * the whole platform, at most a minute old. A search in words is never kept: there
 * are too many words.
 * @returns null when the shelter does not exist or is not public
 */
export async function listPublicAnimals(filters: ListFilters): Promise<AnimalList | null> {
  if (filters.shelterId === undefined) {
    return isCacheable(filters) ? listOfPlatform(filters) : read(filters, null)
  }
  const shelter = await findShelter(filters.shelterId)
  if (!shelter) return null
  // Asked by id or by slug, the answer is the same one.
  const known = { ...filters, shelterId: shelter.id }
  const found = await (isUsual(known) ? listOfShelter(known, shelter.id) : read(known, shelter.id))
  const name = (await readShelter(shelter.id))?.name ?? ''
  return { ...found, shelter: { ...shelter, name } }
}

/**
 * The catalogue: what a visitor asks over {@link CATALOGUE_DEFAULTS}. At most a minute old.
 * `near` is the canonical name of a commune (`readCatalogueQuery` makes it); without it the order
 * `distance` is that of the day. A shelter that is unknown has no animals.
 */
export async function searchAnimals(wanted: Wanted = {}): Promise<AnimalList> {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  const filters: ListFilters = { ...CATALOGUE_DEFAULTS, ...Object.fromEntries(given) }
  if (filters.sortBy === 'distance' && !filters.near) filters.sortBy = 'relevance'
  const { page, limit } = filters
  const pagination = { page, limit, total: 0, pages: 0 }
  const nothing = { pagination, untested: 0, place: null, shelter: null }
  return (await listPublicAnimals(filters)) ?? { ...nothing, animals: [], readAs: [] }
}

/** What a list becomes without one of its filters, or with a wider radius (`radiusKm`). */
export type Relaxation = {
  filter: FilterName
  /** The chip of the filter that goes, or « À moins de 100 km de Rennes (35) ». */
  label: string
  /** Animals found then. */
  total: number
  /** The query of that list. */
  query: string
}

/** The same search wider and wider; none without a place. */
function wider(filters: Wanted): Wanted[] {
  const { near, radiusKm = RADIUS.default } = filters
  const wide = near ? RADIUS.choices.filter((choice) => choice > radiusKm) : []
  return wide.map((choice) => ({ ...filters, page: 1, radiusKm: choice }))
}

/** How many animals a question finds; none for a shelter that does not exist. */
async function totalOf(payload: Payload, filters: Wanted): Promise<number> {
  const { drizzle } = payload.db
  const shelter = filters.shelterId ? await findShelter(filters.shelterId) : null
  if (filters.shelterId && !shelter) return 0
  const asked = { ...filters, status: filters.status ?? CATALOGUE_DEFAULTS.status }
  const scope = await scopeOf(payload, asked, shelter?.id ?? null)
  const { total } = await forgiving(payload, asked, scope, async (words) => {
    return { total: await countOf(drizzle, asked, words) }
  })
  return total
}

/**
 * What dropping each active filter would give, the most first; those that would still give
 * nothing are left out.
 * @param shelterName for the label of `shelterId`
 */
export async function relaxations(wanted: Wanted, shelterName?: string): Promise<Relaxation[]> {
  const payload = await openPayload()
  const choices = activeFilters(wanted, shelterName).map(({ name, label }) => {
    return { filter: name, label, filters: without(wanted, name) }
  })
  const found: Relaxation[] = []
  const keep = async (filter: FilterName, label: string, filters: Wanted): Promise<boolean> => {
    const total = await totalOf(payload, filters)
    if (total > 0) found.push({ filter, label, total, query: toQuery(filters) })
    return total > 0
  }
  for (const { filter, label, filters } of choices) await keep(filter, label, filters)
  for (const filters of wider(wanted)) {
    const [chip] = activeFilters({ near: filters.near, radiusKm: filters.radiusKm })
    // The nearest circle that holds somebody is enough.
    if (await keep('radiusKm', chip?.label ?? '', filters)) break
  }
  return found.sort((a, b) => b.total - a.total)
}
