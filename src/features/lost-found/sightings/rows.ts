import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { StoredPhoto } from '../model'
import { toPhoto } from '../view'
import type { OwnSighting } from './trail.model'

/** Sightings that were sent, on `lost_found_sightings s`: their author confirmed them. */
export const sentSql: SQL = sql`s.confirmed_at is not null`

/** Those that everybody may read: nobody took them away. */
export const shownSql: SQL = sql`(${sentSql} and s.hidden_at is null)`

/** What may leave the server of a sighting. */
export const SEEN_COLUMNS = sql`s.id, s.day, s.hour, s.commune_name as "communeName", s.department,
  s.place_words as "placeWords", s.is_exact as "isExact", s.shown_lat as lat, s.shown_lng as lng, s.photos,
  s.hidden_at is not null as "isHidden"`

type Row = Omit<OwnSighting, 'point' | 'photo'> & {
  isExact: boolean
  lat: number
  lng: number
  photos: StoredPhoto[]
}

/**
 * A row of {@link SEEN_COLUMNS}.
 * @param photoToken of the report, by which its author sees photos that nobody else sees
 */
export function toSighting(row: unknown, photoToken = ''): OwnSighting {
  const { isExact, lat, lng, photos, ...rest } = row as Row
  const [photo] = photos
  return {
    ...rest,
    point: isExact ? { lat, lng } : null,
    photo: photo ? toPhoto(photo, photoToken) : null,
  }
}
