import { sql } from '@payloadcms/db-postgres'

import { publicShelterSql } from '@/features/shelters/public'
import { readShelterCards, type ShelterCard } from '@/features/shelters/queries'
import { boxAround, distanceBetween, type Point } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'
import { openPayload } from '@/platform/payload'

import {
  choicesOf,
  findShelters,
  relaxationsOf,
  SHELTERS_PER_PAGE,
  type DirectoryFilters,
  type FoundShelter,
  type NamedPlace,
  type Relaxation,
} from './model'
import { listedShelters } from './snapshot'

/** A public shelter and how far it is. */
export type NearShelter = Point & {
  id: string
  slug: string
  name: string
  postalCode: string
  city: string
  /** As the crow flies, in metres. */
  distance: number
}

type Row = Omit<NearShelter, 'distance'>

/**
 * The public shelters within a distance that receive people, the nearest first. Those that
 * receive nobody are left out: their address is that of a family.
 * @param radius in metres
 * @param limit most that are wanted
 */
export async function findSheltersNear(
  centre: Point,
  { radius, limit }: { radius: number; limit: number },
): Promise<NearShelter[]> {
  const payload = await openPayload()
  const { drizzle } = payload.db
  const { south, north, west, east } = boxAround(centre, radius)
  const { rows } = await drizzle.execute<Row>(sql`
    select id, slug, name, location_postal_code as "postalCode", location_city as city,
      location_lat::float8 as lat, location_lng::float8 as lng
    from shelters s
    where ${publicShelterSql} and is_physical is not false
      and location_lat between ${south} and ${north}
      and location_lng between ${west} and ${east}
  `)
  return rows
    .map((row) => ({ ...row, distance: Math.round(distanceBetween(centre, row)) }))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'fr'))
    .slice(0, limit)
}

/**
 * The public shelters within a distance and how far each is, in metres; one that receives nobody is
 * where its town is. At most a minute old.
 * @param radius in metres
 */
export async function sheltersAround(
  centre: Point,
  radius: number,
): Promise<Array<{ id: string; metres: number }>> {
  return (await listedShelters())
    .flatMap(({ id, point }) =>
      point ? [{ id, metres: Math.round(distanceBetween(centre, point)) }] : [],
    )
    .filter(({ metres }) => metres <= radius)
}

/** A shelter of the directory with everything that its card shows. */
type DirectoryShelter = FoundShelter & { card: ShelterCard }

type Directory = {
  shelters: DirectoryShelter[]
  page: number
  pages: number
  total: number
  /** What `near` turned out to be; null when nothing was asked or nobody knows the place. */
  place: NamedPlace | null
  choices: ReturnType<typeof choicesOf>
  /** When nothing was found: which filter to take away. */
  relaxations: Relaxation[]
}

/** Public shelters that pass the filters, 24 a page; at most a minute old. */
export async function searchShelters(filters: DirectoryFilters): Promise<Directory> {
  const all = await listedShelters()
  const place = filters.near ? findPlace(filters.near) : null
  const found = findShelters(all, filters, place)
  const { page } = filters
  const shown = found.slice((page - 1) * SHELTERS_PER_PAGE, page * SHELTERS_PER_PAGE)
  const cards = new Map(
    (await readShelterCards(shown.map(({ id }) => id))).map((card) => [card.id, card]),
  )
  return {
    // One that stopped being public within the minute has no card any more.
    shelters: shown.flatMap((shelter) => {
      const card = cards.get(shelter.id)
      return card ? [{ ...shelter, card }] : []
    }),
    page,
    pages: Math.max(1, Math.ceil(found.length / SHELTERS_PER_PAGE)),
    total: found.length,
    place,
    choices: choicesOf(all),
    relaxations: found.length === 0 ? relaxationsOf(all, filters, place) : [],
  }
}

/** Where to find all the shelters that pass the filters; those that receive nobody are counted. */
export async function mapShelters(filters: DirectoryFilters) {
  const place = filters.near ? findPlace(filters.near) : null
  const found = findShelters(await listedShelters(), filters, place)
  const shown = found.filter(({ isPhysical, point }) => isPhysical && point)
  return { shown, unplaced: found.length - shown.length }
}
