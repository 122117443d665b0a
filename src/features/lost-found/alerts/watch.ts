import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { blurred, placeLabel } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'
import { invalidField } from '@/platform/http/errors'

import { SENTENCES } from '../model'
import type { OwnWatch } from './model'

/** Where a person wants to hear of lost animals; null for nowhere. */
export async function readWatch(req: PayloadRequest, user: string): Promise<OwnWatch | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ code: string; name: string; radiusKm: number }>(sql`
    select commune_code as code, commune_name as name, radius_km as "radiusKm"
    from lost_found_watches where user_id = ${user}`)
  const row = rows[0]
  return row ? { near: placeLabel(row), radiusKm: row.radiusKm } : null
}

/**
 * Keeps where a person wants to hear of lost animals: the middle of a commune, blurred, and a
 * distance. What they were told today counts on.
 * @throws {HttpError} 422 for a commune that nobody knows
 */
export async function setWatch(
  req: PayloadRequest,
  user: string,
  { near, radiusKm }: OwnWatch,
): Promise<void> {
  const commune = findPlace(near)
  if (!commune) throw invalidField('near', SENTENCES.unknownPlace)
  const { lat, lng } = blurred(commune)
  const session = await sessionOf(req)
  await session.execute(sql`
    insert into lost_found_watches (user_id, commune_code, commune_name, lat, lng, radius_km)
    values (${user}, ${commune.code}, ${commune.name}, ${lat}, ${lng}, ${radiusKm})
    on conflict (user_id) do update set commune_code = excluded.commune_code,
      commune_name = excluded.commune_name, lat = excluded.lat, lng = excluded.lng,
      radius_km = excluded.radius_km`)
}

/** Forgets the place: nobody is told any more. */
export async function removeWatch(req: PayloadRequest, user: string): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`delete from lost_found_watches where user_id = ${user}`)
}
