import { sql } from '@payloadcms/db-postgres'

import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { metresSql } from '@/platform/geo/sql'
import { openPayload } from '@/platform/payload'

import { EMERGENCY_RADIUS_KM, EMERGENCY_SHOWN } from './model'
import { openAtSql } from './open-now'
import { publicPlaceSql } from './public'
import { toListed, withinSql } from './queries'
import { PUBLIC_COLUMNS } from './rows'
import type { ListedPlace } from './view'

export type Emergencies = {
  places: ListedPlace[]
  /** What « near » turned out to be; null when nobody knows it, or for a department. */
  place: SearchPlace | null
}

/**
 * The places that take emergencies around a commune, or in a department: those open now first,
 * then the nearest; in a department, where none is nearer, then those open night and day. What looks
 * after wild animals alone is no help for a pet.
 */
export async function findEmergencies(
  asked: { near?: string; department?: string },
  now = new Date(),
): Promise<Emergencies> {
  const place = asked.near ? findPlace(asked.near.slice(0, 80)) : null
  const code = asked.department?.toUpperCase()
  if (!place && !(code && DEPARTMENT_NAMES.has(code))) return { places: [], place: null }
  const where = place
    ? withinSql(place, EMERGENCY_RADIUS_KM * 1000)
    : sql`r.department = ${code ?? ''}`
  const then = place
    ? metresSql(place, sql`r.lat`, sql`r.lng`)
    : sql`r.is_always_open desc, r.commune_name`
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute(sql`
    select ${PUBLIC_COLUMNS} from places r
    where ${publicPlaceSql} and r.takes_emergencies and r.kind <> 'WILDLIFE' and ${where}
    order by ${openAtSql(now)} desc, ${then}, r.id
    limit ${EMERGENCY_SHOWN}`)
  return { places: rows.map((row) => toListed(row, place)), place }
}
