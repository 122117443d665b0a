import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { bounded } from '@/platform/cache/bounded'
import { findCommune } from '@/platform/geo/communes'
import { boxAround, distanceBetween, type Point } from '@/platform/geo/model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { paymentProvider } from '@/platform/payments/provider'

import { RADIUS } from './defaults.model'
import { LIST_CACHE, type Wanted } from './query.model'
import type { Corrections } from './words'

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

/** Metres between an address and the middle of its commune, at most. */
const COMMUNE_REACH = 30_000

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
