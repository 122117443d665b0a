import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { newestDays } from '@/platform/db/batches'
import { boxAround, distanceBetween, type Point } from '@/platform/geo/model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { metresSql } from '@/platform/geo/sql'
import { openPayload } from '@/platform/payload'

import { kindsOf, PLACE_LIMITS, PLACES_PER_PAGE, type Face } from './model'
import { openAtSql } from './open-now'
import { publicPlaceSql } from './public'
import { PUBLIC_COLUMNS, toPublicPlace } from './rows'
import type { ListFilters } from './schema'
import type { ListedPlace, PublicPlace } from './view'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const readOne = cached(
  async (slug: string): Promise<PublicPlace | null> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute(
      sql`select ${PUBLIC_COLUMNS} from places r where r.slug = ${slug} and ${publicPlaceSql}`,
    )
    return rows[0] ? toPublicPlace(rows[0]) : null
  },
  { key: 'places.one', tags: (slug) => [tags.place(slug)] },
)

/** A place that everybody may read; null for every other address. */
export const findPublicPlace = async (slug: string): Promise<PublicPlace | null> =>
  slug.length <= PLACE_LIMITS.slug && SLUG.test(slug) ? readOne(slug) : null

/** What a list or a map is asked for. */
export type Asked = Omit<ListFilters, 'page'>

const kindsSql = (kinds: readonly string[]): SQL =>
  sql`r.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`

/** Points within a distance, in SQL on `places r`. @param radius in metres */
export function withinSql(point: Point, radius: number): SQL {
  const { south, north, west, east } = boxAround(point, radius)
  return sql`(r.lat between ${south} and ${north} and r.lng between ${west} and ${east}
    and ${metresSql(point, sql`r.lat`, sql`r.lng`)} <= ${radius})`
}

/** The places that are asked for, in SQL on `places r`, and what « near » is. */
export function askedSql(
  face: Face,
  filters: Asked,
  now = new Date(),
): { where: SQL; place: SearchPlace | null } {
  const { kind, animal, open, always, emergency, accessible, department, near, radiusKm } = filters
  const place = near ? findPlace(near) : null
  const kinds = kindsOf(face)
  const all = [publicPlaceSql, kindsSql(kind && kinds.includes(kind) ? [kind] : kinds)]
  // What nobody said may be what is looked for.
  if (animal) all.push(sql`(jsonb_exists(r.accepts, ${animal}) or r.accepts = '[]'::jsonb)`)
  if (always) all.push(sql`r.is_always_open`)
  if (emergency) all.push(sql`r.takes_emergencies`)
  if (accessible) all.push(sql`r.is_accessible`)
  if (department) all.push(sql`r.department = ${department}`)
  if (place) all.push(withinSql(place, radiusKm * 1000))
  // The dearest question last.
  if (open) all.push(openAtSql(now))
  return { where: sql.join(all, sql` and `), place }
}

export type PlaceList = {
  places: ListedPlace[]
  total: number
  page: number
  pages: number
  /** What `near` turned out to be. */
  place: SearchPlace | null
}

/** A row as a list shows it. @param from the place that was asked about */
export function toListed(row: unknown, from: Point | null): ListedPlace {
  const place = toPublicPlace(row)
  return { ...place, distance: from ? Math.round(distanceBetween(from, place.point)) : null }
}

/** The places of a list: the nearest first, or else the latest published; 24 a page. */
export async function searchPlaces(face: Face, filters: ListFilters): Promise<PlaceList> {
  const { where, place } = askedSql(face, filters)
  const { db } = await openPayload()
  const order = place
    ? sql`${metresSql(place, sql`r.lat`, sql`r.lng`)}, r.id`
    : sql`r.published_at desc, r.id`
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.drizzle.execute(sql`
      select ${PUBLIC_COLUMNS} from places r where ${where} order by ${order}
      limit ${PLACES_PER_PAGE} offset ${(filters.page - 1) * PLACES_PER_PAGE}`),
    db.drizzle.execute<{ total: number }>(
      sql`select count(*)::int as total from places r where ${where}`,
    ),
  ])
  const total = counted[0]?.total ?? 0
  return {
    places: rows.map((row) => toListed(row, place)),
    total,
    page: filters.page,
    pages: Math.max(1, Math.ceil(total / PLACES_PER_PAGE)),
    place,
  }
}

/** Of each batch of the places that everybody may read, the day of the last change (yyyy-MM-dd). */
export async function placeDays(size: number): Promise<string[]> {
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute<{ day: string }>(
    newestDays('r', sql`places r where ${publicPlaceSql}`, size),
  )
  return rows.map(({ day }) => day)
}

/** A batch of their addresses, in an order that stays the same. @param batch from 1 */
export async function listPlaceAddresses(
  batch: number,
  size: number,
): Promise<Array<{ slug: string; changedOn: string }>> {
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute<{ slug: string; changedOn: string }>(sql`
    select r.slug, to_char(r.updated_at, 'YYYY-MM-DD') as "changedOn"
    from places r where ${publicPlaceSql} order by r.id limit ${size} offset ${(batch - 1) * size}`)
  return rows
}
