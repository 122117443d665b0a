import type { OpeningException, OpeningHour } from '@/features/shelters/opening-hours.model'
import { townLabel } from '@/platform/geo/model'

import { ACCEPTED_ANIMALS, type AcceptedAnimal, type PlaceKind } from './model'
import { DAY_NAMES, writeExceptions, writePeriods } from './written-hours.model'

/** A stored place, as far as a form shows it. */
export type Stored = {
  name: string
  kind: PlaceKind
  text?: string | null
  address?: string | null
  communeName: string
  department: string
  lat: number
  lng: number
  phone?: string | null
  site?: string | null
  isAccessible?: boolean | null
  isAlwaysOpen?: boolean | null
  takesEmergencies?: boolean | null
  accepts: readonly AcceptedAnimal[]
  openingHours: readonly OpeningHour[]
  openingExceptions: readonly OpeningException[]
}

/** Values of the fields of the form of a place, by name. */
export type Draft = Record<string, string | number | boolean>

/** A place as its form begins with it: what `placeSchema` reads back. */
export function draftOf(place: Stored): Draft {
  const { name, kind, text, address, communeName, department, lat, lng, phone, site } = place
  const { isAccessible, isAlwaysOpen, takesEmergencies } = place
  return {
    name,
    kind,
    text: text ?? '',
    near: townLabel(communeName, department),
    placeWords: address ?? '',
    lat,
    lng,
    phone: phone ?? '',
    site: site ?? '',
    isAccessible: isAccessible === true,
    isAlwaysOpen: isAlwaysOpen === true,
    takesEmergencies: takesEmergencies === true,
    ...Object.fromEntries(
      ACCEPTED_ANIMALS.map((animal) => [`accepts${animal}`, place.accepts.includes(animal)]),
    ),
    ...Object.fromEntries(
      DAY_NAMES.map((day, weekday) => [day, writePeriods(place.openingHours, weekday)]),
    ),
    exceptions: writeExceptions(place.openingExceptions),
  }
}
