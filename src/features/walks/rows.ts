import { sql } from '@payloadcms/db-postgres'

import { publicShelterSql } from '@/features/shelters/public'
import type { Execute } from '@/platform/db/transaction'

import { addressOfKey, toShown, toWaypointPhotos, type StoredPhoto } from './photos'
import type { OwnWalk, PublicWalk, ShownWaypoint, WalkCard } from './view'

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)
const at = (column: string) => sql`to_char(${sql.raw(`w.${column}`)} at time zone 'UTC', ${ISO})`

/** What a card says, on `walks w`. */
export const CARD_COLUMNS = sql`w.id, w.slug, w.name, w.difficulty, w.type, w.distance, w.duration,
  w.elevation, w.dog_rule as "dogRule", w.price_cents as "priceCents",
  w.short_description as "shortDescription", w.city, w.postal_code as "postalCode", w.department,
  w.region, w.start_lat as "startLat", w.start_lng as "startLng", w.start_address as "startAddress",
  w.cover_key as "coverKey",
  (select p ->> 'cardKey' from jsonb_array_elements(w.photos) p
    where p ->> 'key' = w.cover_key limit 1) as "cardKey"`

/** About forty points of the line of a walk, as a card without a photo draws it. */
export const SKETCH = sql`case when w.cover_key is null then (
  select jsonb_agg(jsonb_build_array(line.point -> 0, line.point -> 1) order by line.nth)
  from jsonb_array_elements(w.track) with ordinality as line(point, nth)
  where line.nth % greatest(1, jsonb_array_length(w.track) / 40) = 0
    or line.nth in (1, jsonb_array_length(w.track)))
  end`

const PAGE_COLUMNS = sql`${CARD_COLUMNS}, w.end_lat as "endLat", w.end_lng as "endLng",
  w.end_address as "endAddress", w.long_description as "longDescription", w.tags,
  w.is_accessible as "isAccessible", w.allowed_animals as "allowedAnimals",
  w.has_parking_nearby as "hasParkingNearby", w.has_restrooms as "hasRestrooms",
  w.best_seasons as "bestSeasons", w.dog_rule_note as "dogRuleNote", w.photos, w.track,
  ${at('last_verified_at')} as "lastVerifiedAt", ${at('published_at')} as "publishedAt",
  ${at('updated_at')} as "updatedAt",
  (select jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug)
    from shelters s where s.id = w.shelter_id and ${publicShelterSql}) as shelter`

/** Everything, for whoever may change it. */
export const OWN_COLUMNS = sql`${PAGE_COLUMNS}, w.version, w.status, w.created_by as "userId",
  w.shelter_id as "shelterId", w.overridden, w.rejected_reason as "rejectedReason",
  ${at('submitted_at')} as "submittedAt", ${at('changed_at')} as "changedAt",
  ${at('created_at')} as "createdAt"`

/** {@link CARD_COLUMNS} as Postgres gives them. */
export type CardRow = Omit<WalkCard, 'price' | 'startPoint' | 'coverImage' | 'cardImage'> & {
  priceCents: number | null
  startLat: number | null
  startLng: number | null
  startAddress: string | null
  coverKey: string | null
  cardKey: string | null
}
/** {@link OWN_COLUMNS} as Postgres gives them. */
export type OwnRow = CardRow &
  Omit<OwnWalk, keyof WalkCard | 'endPoint' | 'photos' | 'waypoints'> & {
    endLat: number | null
    endLng: number | null
    endAddress: string | null
    photos: StoredPhoto[]
  }

const pointOf = (lat: number | null, lng: number | null, address: string | null) =>
  lat === null || lng === null ? null : { lat: Number(lat), lng: Number(lng), address }

/** A row of {@link CARD_COLUMNS} as it is shown; its other columns pass through. */
export function toCard<Row extends CardRow>(row: Row) {
  const { priceCents, startLat, startLng, startAddress, coverKey, cardKey, ...rest } = row
  return {
    ...rest,
    price: priceCents === null ? null : priceCents / 100,
    startPoint: pointOf(startLat, startLng, startAddress),
    coverImage: coverKey && addressOfKey(coverKey),
    cardImage: cardKey && addressOfKey(cardKey),
  }
}

type WaypointRow = Omit<ShownWaypoint, 'photos' | 'type'> & { photos: StoredPhoto[] }

/** The waypoints of a walk, in the order in which one passes. */
export async function waypointsOf(execute: Execute, walk: string): Promise<WaypointRow[]> {
  const { rows } = await execute<WaypointRow>(sql`
    select p.id, p.walk_id as "walkId", p.position as order, p.latitude, p.longitude, p.name,
      p.description, p.types, p.is_optional as "isOptional",
      p.minutes as "estimatedTimeFromPrevious", p.photos
    from walk_waypoints p where p.walk_id = ${walk} order by p.position`)
  return rows
}

/** A row of {@link OWN_COLUMNS} with its waypoints, for whoever may change it. */
export function toOwnWalk(row: OwnRow, waypoints: readonly WaypointRow[]): OwnWalk {
  const { endLat, endLng, endAddress, photos, ...rest } = row
  return {
    ...toCard(rest),
    endPoint: pointOf(endLat, endLng, endAddress),
    photos: toShown(photos, row.coverKey),
    waypoints: waypoints.map((each) => ({
      ...each,
      type: each.types,
      photos: toWaypointPhotos(each.photos, each.id),
    })),
  }
}

/** The walk without what only its author and the desk know. */
export function toPublicWalk(walk: OwnWalk): PublicWalk {
  const { version: _v, status: _s, userId: _u, shelterId: _h, overridden: _o, ...rest } = walk
  const { rejectedReason: _r, submittedAt: _b, changedAt: _c, createdAt: _d, ...shown } = rest
  return shown
}
