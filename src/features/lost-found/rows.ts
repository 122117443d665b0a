import { sql } from '@payloadcms/db-postgres'

import type { StoredPhoto } from './model'
import { toPhoto, type PublicReport } from './view'

type Row = Omit<
  PublicReport,
  'point' | 'photos' | 'endPhoto' | 'hasReward' | 'communeName' | 'department'
> & {
  lat: number
  lng: number
  photos: StoredPhoto[] | null
  endPhotos: StoredPhoto[] | null
  hasReward: boolean | null
  communeName: string | null
  department: string | null
}

/** Everything that may leave the server of a report, on `lost_found_reports r`; and nothing else. */
export const PUBLIC_COLUMNS = sql`r.id, r.kind, r.status, r.species, r.sex, r.name, r.coat, r.coat2,
  r.size, r.age, r.breed, r.marks, r.collar, r.chip, r.whereabouts, r.text,
  r.has_reward as "hasReward", r.day, r.commune_name as "communeName", r.department,
  r.place_words as "placeWords", r.shown_lat::float8 as lat, r.shown_lng::float8 as lng, r.photos,
  r.end_words as "endWords", r.end_photos as "endPhotos", r.taken_by_id is not null as "isTaken"`

/**
 * A row of {@link PUBLIC_COLUMNS} as the site shows it.
 * @param token of the photos of a report that is not online
 */
export function toPublicReport(row: unknown, token = ''): PublicReport {
  const { lat, lng, photos, endPhotos, hasReward, communeName, department, ...rest } = row as Row
  const [endPhoto] = endPhotos ?? []
  return {
    ...rest,
    hasReward: hasReward === true,
    communeName: communeName ?? '',
    department: department ?? '',
    point: { lat, lng },
    photos: (photos ?? []).map((photo) => toPhoto(photo, token)),
    endPhoto: endPhoto ? toPhoto(endPhoto, token) : null,
  }
}
