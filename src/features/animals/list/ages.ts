import { parisDay, parisInstant, addDays } from '@/platform/time/model'

import type { AgeBand } from './labels'

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
