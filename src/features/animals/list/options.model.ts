import { addDays, parisDay, parisInstant } from '@/platform/time/model'

import type { Species } from '../model'

/** Size of the grown animal in front of the visitor. Source: docs/decisions/animals.md. */
export const SIZE_LABELS = { SMALL: 'Petit', MEDIUM: 'Moyen', LARGE: 'Grand' } as const
export type Size = keyof typeof SIZE_LABELS

/** Age bands: under one year, one to eight, eight years and more. */
export const AGE_BAND_LABELS = {
  JUNIOR: 'Moins d’un an',
  ADULT: 'De 1 à 7 ans',
  SENIOR: '8 ans et plus',
} as const
export type AgeBand = keyof typeof AGE_BAND_LABELS

/** Answers to « does it get on with … »: tried and good, tried and bad, or not tried. */
export const AGREEMENT_LABELS = { YES: 'Oui', NO: 'Non', UNKNOWN: 'Non testé' } as const
export type Agreement = keyof typeof AGREEMENT_LABELS

/** With whom an animal must get on, by the name of the filter. */
export const COMPANY_LABELS = {
  goodWithDogs: 'chiens',
  goodWithCats: 'chats',
  goodWithKids: 'enfants',
} as const
export type CompanyFilter = keyof typeof COMPANY_LABELS

/** French names of the filters, as a form writes them. */
export const FILTER_LABELS = {
  species: 'Espèce',
  sex: 'Sexe',
  ageBand: 'Âge',
  size: 'Taille',
  minWeight: 'Poids minimum (kg)',
  maxWeight: 'Poids maximum (kg)',
  breed: 'Race ou apparence',
  search: 'Nom, race, couleur ou refuge',
  goodWithDogs: 'Avec les chiens',
  goodWithCats: 'Avec les chats',
  goodWithKids: 'Avec les enfants',
  energyLevel: 'Énergie',
  needsGarden: 'Jardin',
  canLiveApartment: 'Appartement',
  isSos: 'SOS',
  canBeSponsored: 'À parrainer',
  isReserved: 'Réservés',
  isAdopted: 'Adoptés',
  fosterWanted: 'Famille d’accueil',
  shelterId: 'Refuge',
  department: 'Département',
  near: 'Près de',
  radiusKm: 'Dans un rayon de',
  ids: 'Animaux choisis',
  sortBy: 'Trier par',
} as const
export type FilterName = Exclude<keyof typeof FILTER_LABELS, 'sortBy'>

/** Whole years at which a band begins and ends. */
const YEARS: Record<AgeBand, readonly [from: number, below: number | null]> = {
  JUNIOR: [0, 1],
  ADULT: [1, 8],
  SENIOR: [8, null],
}

/** The same day so many years earlier; the 29th of February becomes the 28th. */
function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year - years, month - 1, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/**
 * When the animals of an age band were born, by the calendar of Paris: from `from` on (null: ever),
 * before `before`. A birthday counts from its first hour.
 */
export function bornWithin(band: AgeBand, now: Date): { from: Date | null; before: Date } {
  const today = parisDay(now)
  const turned = (years: number) => parisInstant(addDays(yearsBefore(today, years), 1), '00:00')
  const [youngest, oldest] = YEARS[band]
  return { from: oldest === null ? null : turned(oldest), before: turned(youngest) }
}

/**
 * Weights in kilograms from which an animal is of medium, and of large size; the last scale is that
 * of every other species. Who was never weighed has no size: what it may become is not guessed.
 * Source: docs/decisions/animals.md.
 */
export const SIZE_SCALES: ReadonlyArray<{
  species: Species | null
  medium: number
  large: number
}> = [
  { species: 'CAT', medium: 3, large: 6 },
  { species: 'RABBIT', medium: 2, large: 4 },
  { species: null, medium: 10, large: 25 },
]
