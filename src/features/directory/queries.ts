import config from '@payload-config'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'

import { boxAround, distanceBetween, type Point } from '@/platform/geo/model'

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
  const payload = await getPayload({ config })
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { south, north, west, east } = boxAround(centre, radius)
  const { rows } = await drizzle.execute<Row>(sql`
    select id, slug, name, location_postal_code as "postalCode", location_city as city,
      location_lat::float8 as lat, location_lng::float8 as lng
    from shelters
    where status = 'APPROVED' and is_physical is not false
      and location_lat between ${south} and ${north}
      and location_lng between ${west} and ${east}
  `)
  return rows
    .map((row) => ({ ...row, distance: Math.round(distanceBetween(centre, row)) }))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'fr'))
    .slice(0, limit)
}
