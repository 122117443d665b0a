import { parisDay, parisInstant, addDays } from '@/platform/time/model'

import type { Species } from '../model'
import type { AgeBand, Size } from './labels.model'

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

/** Weights in kilograms from which an animal is of medium, and of large size. */
const SIZE_SCALES: Partial<Record<Species, readonly [medium: number, large: number]>> = {
  CAT: [3, 6],
  RABBIT: [2, 4],
}
/** Every other species is measured as dogs are: under 10 kg, 10 to 25, 25 and more. */
const COMMON_SCALE = [10, 25] as const

/** The scales of size: their species (`null` for all others) and the two weights, in kilograms. */
export const sizeScales = (): Array<{
  species: Species | null
  scale: readonly [number, number]
}> => [
  ...(Object.keys(SIZE_SCALES) as Species[]).map((species) => ({
    species,
    scale: SIZE_SCALES[species] ?? COMMON_SCALE,
  })),
  { species: null, scale: COMMON_SCALE },
]

/**
 * Size of an animal by its known weight, in kilograms; `null` when nobody weighed it: what it
 * may become is not guessed.
 */
export function sizeOf(species: Species, weight: number | null | undefined): Size | null {
  if (weight === null || weight === undefined) return null
  const [medium, large] = SIZE_SCALES[species] ?? COMMON_SCALE
  if (weight < medium) return 'SMALL'
  return weight < large ? 'MEDIUM' : 'LARGE'
}
