import type { Random } from '../illustrations/prng'
import type { Situation } from './situations'

const DAY_MS = 86_400_000

/** `yyyy-mm-dd` of a moment, in UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The day, moved by a number of days but never past `limit`. */
export const addDays = (date: Date, days: number, limit: Date): Date =>
  new Date(Math.min(limit.getTime(), date.getTime() + days * DAY_MS))

export const daysBefore = (date: Date, days: number): Date =>
  new Date(date.getTime() - days * DAY_MS)

/** Whole months of 30.44 days between a birth and a day. */
export const monthsBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / DAY_MS / 30.44)

export type Dates = { birth: Date; arrival: Date; adopted: Date | null }

/**
 * Birth, arrival and adoption, in that order. `youngest` and `oldest` bound the age at arrival, in
 * days; a found animal has just come, and a lost one left not long ago.
 */
export function datesOf(
  { status, isSos }: Situation,
  today: Date,
  rng: Random,
  { youngest = 330, oldest = 3300, babies = true } = {},
): Dates {
  const adoptedDays = status === 'ADOPTED' ? rng.int(3, 350) : 0
  const drawn = isSos ? rng.int(380, 900) : rng.int(6, 300)
  const stay = status === 'FOUND' ? (drawn % 18) + 1 : status === 'LOST' ? (drawn % 75) + 2 : drawn
  const arrivedDays = adoptedDays + stay
  const young = babies && !isSos && rng.chance(0.18)
  const ageAtArrival = young ? rng.int(70, 170) : rng.int(youngest, oldest)
  const arrival = daysBefore(today, arrivedDays)
  return {
    birth: daysBefore(arrival, ageAtArrival),
    arrival,
    adopted: status === 'ADOPTED' ? daysBefore(today, adoptedDays) : null,
  }
}

/** When an animal was entered: the day it came, no two at the same second. */
export const enteredAt = (arrival: Date, rank: number, index: number): string =>
  new Date(
    Date.parse(`${dayOf(arrival)}T08:00:00Z`) + ((rank * 211 + index * 7) % 6000) * 1000 + index,
  ).toISOString()
