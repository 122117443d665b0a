import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { bounded } from '@/platform/cache/bounded'
import { COMMUNE_REACH, findCommune } from '@/platform/geo/communes'
import { boxAround, distanceBetween, type Point } from '@/platform/geo/model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { paymentProvider } from '@/platform/payments/provider'

import { adoptableAnimalSql } from '../public'
import { RADIUS } from './defaults.model'
import { LIST_CACHE, type Filters, type Wanted } from './query.model'
import { readingsOf, wordsOf, type Corrections } from './words'

/** Shelters within a distance, and how far they are, in metres. */
export type NearShelters = { ids: string[]; metres: number[] }

/** What the filters of one question lead to, found before the animals are. */
export type Scope = {
  /** Id of the one shelter. */
  shelter: string | null
  near: NearShelters | null
  now: Date
  /** Whether payments can be taken at all. */
  isGivingOn: boolean
  /** Words with a typo, and what they are read as. */
  corrections: Corrections
}

type Row = {
  id: string
  isPhysical: boolean
  postalCode: string
  city: string
  lat: number | null
  lng: number | null
}

/**
 * Where visitors would go: the shelter, or the middle of the commune of one that receives
 * nobody, whose address is that of a family.
 */
function pointOf({ isPhysical, postalCode, city, lat, lng }: Row): Point | null {
  if (isPhysical && lat !== null && lng !== null) return { lat, lng }
  return findCommune(postalCode, city)
}

const ROW = sql`id, is_physical is not false as "isPhysical", location_postal_code as "postalCode",
  location_city as city, location_lat::float8 as lat, location_lng::float8 as lng`

/** Where visitors of some shelters would go; those whose place nobody knows are left out. */
export async function pointsOf(
  { db }: Payload,
  shelters: readonly string[],
): Promise<Map<string, Point>> {
  const { drizzle } = db
  const { rows } = await drizzle.execute<Row>(
    sql`select ${ROW} from shelters where id = any(${sql.param([...shelters])}::uuid[])`,
  )
  return new Map(
    rows.flatMap((row) => {
      const point = pointOf(row)
      return point ? [[row.id, point] as const] : []
    }),
  )
}

/**
 * The public shelters within a distance of a point, whether they receive people or not.
 * @param radius in metres
 */
async function within({ db }: Payload, centre: Point, radius: number): Promise<NearShelters> {
  const { drizzle } = db
  const { south, north, west, east } = boxAround(centre, radius + COMMUNE_REACH)
  const { rows } = await drizzle.execute<Row>(sql`
    select ${ROW} from shelters s
    where ${publicShelterSql} and (location_lat is null or
      location_lat between ${south} and ${north} and location_lng between ${west} and ${east})
  `)
  const near = rows.flatMap((row) => {
    const point = pointOf(row)
    const metres = point ? Math.round(distanceBetween(centre, point)) : Infinity
    return metres <= radius ? [{ id: row.id, metres }] : []
  })
  return { ids: near.map(({ id }) => id), metres: near.map(({ metres }) => metres) }
}

/** {@link within}, at most a minute old. */
export const sheltersWithin = bounded(within, {
  key: 'animals.near',
  question: (_payload, { lat, lng }, radius) => [lat, lng, radius],
  ...LIST_CACHE,
})

/** Seconds after which a search has the words counted again, behind it; a new name itself is found at once. */
const MAX_AGE_SECONDS = 600
/** Different texts that are looked at, the most used. */
const MOST_TEXTS = 20_000
/** Characters of JSON: every word of that many texts. */
const MAX_WEIGHT = 2_000_000

async function readWords(payload: Payload): Promise<string[]> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ text: string; uses: number }>(sql`
    select text, count(*)::int as uses from (
      select unnest(array[a.name, a.breed, a.color]) as text
      from animals a join shelters s on s.id = a.shelter_id where ${adoptableAnimalSql}
      union all
      select unnest(array[s.name, s.location_city]) from shelters s where ${publicShelterSql}
    ) texts where text is not null group by text order by uses desc, text limit ${MOST_TEXTS}
  `)
  const uses = new Map<string, number>()
  for (const row of rows) {
    for (const word of wordsOf(row.text)) uses.set(word, (uses.get(word) ?? 0) + row.uses)
  }
  return [...uses].sort(([, a], [, b]) => b - a).map(([word]) => word)
}

/** Words of the public animals and of their shelters, the most used first. */
const vocabulary = bounded(readWords, {
  key: 'animals.vocabulary',
  question: () => [],
  maxAge: MAX_AGE_SECONDS,
  maxWeight: MAX_WEIGHT,
  // A second on the data of a whole country.
  staleWhileRevalidate: true,
})

/** The words of the filters that nobody knows, and what each may mean. */
export async function correctionsOf(
  payload: Payload,
  { search, breed }: Filters,
): Promise<Corrections> {
  const words = [search, breed].flatMap((text) => wordsOf(text ?? ''))
  if (words.length === 0) return new Map()
  const known = await vocabulary(payload)
  const read = words.map((word) => [word, readingsOf(word, known)] as const)
  return new Map(read.filter(([, readings]) => readings.length > 0))
}

/** Finds the place and the shelters that the filters speak of. */
export async function scopeOf(
  payload: Payload,
  filters: Wanted,
  shelter: string | null,
): Promise<Scope & { place: SearchPlace | null }> {
  const place = filters.near ? findPlace(filters.near) : null
  const radius = (filters.radiusKm ?? RADIUS.default) * 1000
  const near = place ? await sheltersWithin(payload, place, radius) : null
  const isGivingOn = paymentProvider() !== null
  return { shelter, near, place, now: new Date(), isGivingOn, corrections: new Map() }
}
