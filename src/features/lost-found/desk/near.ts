import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Shelter } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'
import { findCommune } from '@/platform/geo/communes'
import { boxAround, type Point } from '@/platform/geo/model'

import { activeReportSql } from '../public'
import { metresSql } from '@/platform/geo/sql'
import { paginationOf } from '@/platform/http/pagination.model'
import { PUBLIC_COLUMNS } from '../rows'
import { deskShelter } from './access'
import type { NearQuery } from './schema'
import { searched } from './search'
import { toDeskReport, type Near } from './view'

/** Where a shelter stands: its address, else the middle of its commune; null for neither. */
function placeOfShelter({ location }: Pick<Shelter, 'location'>): Point | null {
  const { lat, lng, postalCode, city } = location
  if (typeof lat === 'number' && typeof lng === 'number') return { lat, lng }
  return findCommune(postalCode, city)
}

/**
 * Animals around a shelter that people still look for, or that wait for their owner and that no
 * shelter has. Distances are those of the blurred points.
 * @param key id or slug of the shelter
 * @throws {HttpError} 404 for a shelter of others, 403 without the right or while it is not approved
 */
export async function listNear(
  req: PayloadRequest,
  key: string,
  { page, limit, search, kind, species, radiusKm, sort }: NearQuery,
): Promise<Near> {
  const place = placeOfShelter(await deskShelter(req, key))
  if (!place) {
    return { data: [], hasPlace: false, pagination: { page, limit, total: 0, pages: 0 } }
  }
  const session = await sessionOf(req)
  const { south, north, west, east } = boxAround(place, radiusKm * 1000)
  const metres = metresSql(place, sql`r.shown_lat`, sql`r.shown_lng`)
  const where = sql.join(
    [
      sql`r.kind = ${kind}`,
      activeReportSql,
      ...(kind === 'FOUND' ? [sql`r.taken_by_id is null`] : []),
      ...(species ? [sql`r.species = ${species}`] : []),
      ...searched(search),
      sql`r.shown_lat between ${south} and ${north} and r.shown_lng between ${west} and ${east}`,
      sql`${metres} <= ${radiusKm * 1000}`,
    ],
    sql` and `,
  )
  const order = sort === 'nearest' ? sql`distance, r.day desc` : sql`r.day desc, distance`
  const { rows } = await session.execute(sql`
    select ${PUBLIC_COLUMNS}, round(${metres})::int as distance from lost_found_reports r where ${where}
    order by ${order}, r.id limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from lost_found_reports r where ${where}`,
  )
  const total = counted[0]?.total ?? 0
  return {
    data: rows.map((row) => {
      const { distance, ...report } = row as { distance: number } & Record<string, unknown>
      return { ...toDeskReport(report), distance }
    }),
    hasPlace: true,
    pagination: paginationOf(page, limit, total),
  }
}
