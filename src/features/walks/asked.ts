import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { searchedSql } from '@/platform/db/plain'
import { boxAround } from '@/platform/geo/model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { metresSql } from '@/platform/geo/sql'

import type { WalkFilters } from './filters'
import { publicWalkSql } from './public'

/** What a list or a map is asked for. */
export type Asked = Omit<WalkFilters, 'page' | 'sort'>

/** Columns that must be what was asked for. */
const SAME = [
  ['difficulty', sql`w.difficulty`],
  ['type', sql`w.type`],
  ['dogRule', sql`w.dog_rule`],
  ['region', sql`w.region`],
  ['department', sql`w.department`],
  ['shelter', sql`w.shelter_id`],
] as const

const TICKED = [
  ['isAccessible', sql`w.is_accessible`],
  ['hasParkingNearby', sql`w.has_parking_nearby`],
  ['hasRestrooms', sql`w.has_restrooms`],
  ['isFree', sql`w.price_cents = 0`],
  ['hasTrack', sql`w.track is not null`],
] as const

function conditions(filters: Asked): SQL[] {
  const { search, allowedAnimals, bestSeasons, maxKm, minKm, maxMinutes, maxClimb } = filters
  const all: SQL[] = [publicWalkSql]
  for (const [name, column] of SAME) {
    if (filters[name]) all.push(sql`${column} = ${filters[name]}`)
  }
  for (const [name, isSo] of TICKED) if (filters[name]) all.push(isSo)
  if (allowedAnimals) all.push(sql`${allowedAnimals} = any(w.allowed_animals)`)
  // A walk of which nobody named the seasons is one of every season.
  if (bestSeasons) all.push(sql`(${bestSeasons} = any(w.best_seasons) or w.best_seasons = '{}')`)
  if (maxKm) all.push(sql`w.distance <= ${maxKm * 1000}`)
  if (minKm) all.push(sql`w.distance >= ${minKm * 1000}`)
  if (maxMinutes) all.push(sql`w.duration <= ${maxMinutes}`)
  if (maxClimb) all.push(sql`w.elevation <= ${maxClimb}`)
  all.push(...searchedSql(sql`w.words`, search))
  return all
}

/** The walks that are asked for, in SQL on `walks w`, and what « near » is. */
export function askedSql(filters: Asked): { where: SQL; place: SearchPlace | null; far: SQL } {
  const place = filters.near ? findPlace(filters.near) : null
  const all = conditions(filters)
  const far = place ? metresSql(place, sql`w.start_lat`, sql`w.start_lng`) : sql`null::float8`
  if (place) {
    const { south, north, west, east } = boxAround(place, filters.radiusKm * 1000)
    all.push(sql`w.start_lat between ${south} and ${north}
      and w.start_lng between ${west} and ${east}`)
    all.push(sql`${far} <= ${filters.radiusKm * 1000}`)
  }
  return { where: sql.join(all, sql` and `), place, far }
}
