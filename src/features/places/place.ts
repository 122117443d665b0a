import type { OpeningException, OpeningHour } from '@/features/shelters/opening-hours.model'
import type { Place } from '@/payload-types'
import { distanceBetween } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'
import { invalidField } from '@/platform/http/errors'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { draftOf, type Draft } from './draft.model'
import { openTable } from './hours.model'
import { ACCEPTED_ANIMALS, REACH_OF_COMMUNE, SENTENCES, type AcceptedAnimal } from './model'
import type { WrittenPlace } from './schema'
import { readExceptions, readWeek } from './written-hours.model'

/**
 * What a row keeps of a place that somebody wrote: the commune that is meant, the point that was put
 * on the map or else the middle of the commune, the clocks of its department.
 * @throws {HttpError} 422 for a commune that nobody knows, or a point far from it
 */
export function placeColumns(sent: WrittenPlace) {
  const { name, kind, near, placeWords, lat, lng, phone, site, text } = sent
  const { isAccessible, isAlwaysOpen, takesEmergencies } = sent
  const commune = findPlace(near)
  if (!commune) throw invalidField('near', SENTENCES.unknownPlace)
  const point = lat !== null && lng !== null ? { lat, lng } : { lat: commune.lat, lng: commune.lng }
  if (distanceBetween(point, commune) > REACH_OF_COMMUNE) {
    throw invalidField('near', SENTENCES.farPoint)
  }
  const openingHours = readWeek(sent).hours
  const openingExceptions = readExceptions(sent.exceptions).value ?? []
  return {
    name,
    kind,
    text,
    phone,
    site,
    isAccessible,
    isAlwaysOpen,
    takesEmergencies,
    accepts: ACCEPTED_ANIMALS.filter((animal) => sent[`accepts${animal}`]),
    address: placeWords,
    communeCode: commune.code,
    communeName: commune.name,
    department: commune.department,
    timezone: zoneOfDepartment(commune.department),
    ...point,
    openingHours,
    openingExceptions,
    openTable: openTable({ openingHours, openingExceptions, isAlwaysOpen }),
  }
}
export type PlaceColumns = ReturnType<typeof placeColumns>

/** Degrees under which a point is the one that was stored. */
const SAME_DEGREES = 1e-6

/**
 * What was sent over a stored place, without the point of before when the commune is another one: a
 * form without a script sends it along.
 */
export function followCommune<Sent extends WrittenPlace>(place: Place, sent: Sent): Sent {
  const { near, lat, lng } = sent
  const isOldPoint =
    lat !== null &&
    lng !== null &&
    Math.abs(lat - place.lat) < SAME_DEGREES &&
    Math.abs(lng - place.lng) < SAME_DEGREES
  return isOldPoint && findPlace(near)?.code !== place.communeCode
    ? { ...sent, lat: null, lng: null }
    : sent
}

/** A stored place as a form begins with it: what `placeSchema` reads back. */
export const storedDraft = (place: Place): Draft =>
  draftOf({
    ...place,
    // Written by commands alone, in these shapes.
    accepts: (place.accepts ?? []) as AcceptedAnimal[],
    openingHours: (place.openingHours ?? []) as OpeningHour[],
    openingExceptions: (place.openingExceptions ?? []) as OpeningException[],
  })
