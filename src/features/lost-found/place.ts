import { blurred, distanceBetween } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'
import { invalidField } from '@/platform/http/errors'

import { REACH_OF_COMMUNE, SENTENCES } from './model'

type Typed = { near: string; placeWords: string | null; lat: number | null; lng: number | null }

/**
 * Where something happened, as a row keeps it: the commune that is meant, the point that was put on
 * the map or else the middle of the commune, and the point that others may see.
 * @throws {HttpError} 422 for a commune that nobody knows, or a point far from it
 */
export function placeOf({ near, placeWords, lat, lng }: Typed) {
  const commune = findPlace(near)
  if (!commune) throw invalidField('near', SENTENCES.unknownPlace)
  const isExact = lat !== null && lng !== null
  const point = isExact ? { lat, lng } : { lat: commune.lat, lng: commune.lng }
  if (distanceBetween(point, commune) > REACH_OF_COMMUNE) {
    throw invalidField('near', SENTENCES.farPoint)
  }
  const shown = blurred(point)
  return {
    communeCode: commune.code,
    communeName: commune.name,
    department: commune.department,
    placeWords,
    isExact,
    ...point,
    shownLat: shown.lat,
    shownLng: shown.lng,
  }
}
