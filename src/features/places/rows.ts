import { sql } from '@payloadcms/db-postgres'

import type { OpeningException, OpeningHour } from '@/features/shelters/opening-hours.model'

import type { AcceptedAnimal } from './model'
import type { PublicPlace } from './view'

type Row = Omit<
  PublicPlace,
  'point' | 'openingHours' | 'openingExceptions' | 'accepts' | 'updatedAt'
> & {
  lat: number
  lng: number
  openingHours: OpeningHour[] | null
  openingExceptions: OpeningException[] | null
  accepts: AcceptedAnimal[] | null
  updatedAt: string | Date
}

/** Everything that may leave the server of a place, on `places r`; and nothing else. */
export const PUBLIC_COLUMNS = sql`r.id, r.slug, r.name, r.kind, r.text, r.address,
  r.commune_name as "communeName", r.department, r.lat::float8 as lat, r.lng::float8 as lng,
  r.phone, r.site, coalesce(r.takes_emergencies, false) as "takesEmergencies",
  coalesce(r.is_accessible, false) as "isAccessible",
  coalesce(r.is_always_open, false) as "isAlwaysOpen", r.accepts,
  r.opening_hours as "openingHours", r.opening_exceptions as "openingExceptions", r.timezone,
  r.updated_at as "updatedAt"`

/** A row of {@link PUBLIC_COLUMNS} as the site shows it. */
export function toPublicPlace(row: unknown): PublicPlace {
  const { lat, lng, openingHours, openingExceptions, accepts, updatedAt, ...rest } = row as Row
  return {
    ...rest,
    point: { lat, lng },
    openingHours: openingHours ?? [],
    openingExceptions: openingExceptions ?? [],
    accepts: accepts ?? [],
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
