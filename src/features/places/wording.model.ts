import { counted } from '@/platform/french.model'
import { departmentLabel } from '@/platform/geo/departments.model'
import { WEEKDAYS_MONDAY_FIRST, periodsOf } from '@/features/shelters/opening-hours.model'
import { addressFacts, pointFacts, weekFacts, type Facts } from '@/ui/facts.model'

import { ANIMAL_LABELS, type Face, type PlaceKind } from './model'
import type { PublicPlace } from './view'

type Words = {
  title: string
  lead: string
  description: string
  /** « 12 éducateurs » */
  one: string
  several: string
}

/** What each list is called and says. */
export const FACE_WORDS: Readonly<Record<Face, Words>> = {
  care: {
    title: 'Soigner son animal',
    lead: 'Vétérinaires, cliniques, dispensaires et centres de la faune sauvage. Appelez avant de venir.',
    description:
      'Trouver un vétérinaire, une clinique, un dispensaire ou un centre de soins de la faune sauvage près de chez soi.',
    one: 'lieu de soin',
    several: 'lieux de soin',
  },
  addresses: {
    title: 'Bonnes adresses',
    lead: 'Cafés, hôtels, commerces, toiletteurs et pensions où votre animal est bienvenu, proposés par les visiteurs et relus par nous.',
    description:
      'Restaurants, hôtels, commerces, toiletteurs, pensions et plages où son animal est bienvenu.',
    one: 'bonne adresse',
    several: 'bonnes adresses',
  },
  trainers: {
    title: 'Éducateurs',
    lead: 'Éducateurs et comportementalistes, près de chez vous. Un bon éducateur apprend surtout au maître.',
    description: 'Trouver un éducateur ou un comportementaliste pour son animal, près de chez soi.',
    one: 'éducateur ou comportementaliste',
    several: 'éducateurs et comportementalistes',
  },
}

export const placeCount = (face: Face, total: number): string =>
  counted(total, FACE_WORDS[face].one, FACE_WORDS[face].several)

/** « 12 rue des Lilas, Rennes, Ille-et-Vilaine (35) » */
export const placeLine = (
  place: Pick<PublicPlace, 'address' | 'communeName' | 'department'>,
): string =>
  [place.address, place.communeName, departmentLabel(place.department)].filter(Boolean).join(', ')

/** « Chiens, chats »; empty when nobody said. */
export const acceptsWords = ({ accepts }: Pick<PublicPlace, 'accepts'>): string =>
  accepts
    .map((animal, at) => (at === 0 ? ANIMAL_LABELS[animal] : ANIMAL_LABELS[animal].toLowerCase()))
    .join(', ')

/** What schema.org calls a kind of place. */
const SCHEMA_TYPES: Readonly<Partial<Record<PlaceKind, string | readonly string[]>>> = {
  // Of itself it is no place, and would have neither hours nor a point.
  VET: ['VeterinaryCare', 'LocalBusiness'],
  CLINIC: ['VeterinaryCare', 'LocalBusiness'],
  DISPENSARY: ['VeterinaryCare', 'LocalBusiness'],
  WILDLIFE: 'AnimalShelter',
  RESTAURANT: 'Restaurant',
  HOTEL: 'LodgingBusiness',
  SHOP: 'Store',
  BEACH: 'Beach',
}

/** As Google writes a day without closing. */
const ALL_DAY = { opensAt: '00:00', closesAt: '23:59' }

/** What search engines read of a place. Source: schema.org/LocalBusiness. @param url of its page */
export const placeData = (place: PublicPlace, url: string): Facts => ({
  '@type': SCHEMA_TYPES[place.kind] ?? 'LocalBusiness',
  name: place.name,
  url,
  description: place.text ?? undefined,
  telephone: place.phone ?? undefined,
  sameAs: place.site ?? undefined,
  address: addressFacts({ street: place.address, city: place.communeName }),
  geo: pointFacts(place.point.lat, place.point.lng),
  openingHoursSpecification: weekFacts(WEEKDAYS_MONDAY_FIRST, (day) =>
    place.isAlwaysOpen ? [ALL_DAY] : periodsOf(place.openingHours, day),
  ),
})
