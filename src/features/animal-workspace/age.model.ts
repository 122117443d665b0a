import { addDays, parisDay } from '@/platform/time/model'

/** How an age is said of an animal. */
export const AGE_UNITS = { YEARS: 'ans', MONTHS: 'mois', WEEKS: 'semaines' } as const
export type AgeUnit = keyof typeof AGE_UNITS

/** Largest number of any unit: a tortoise may be older than its shelter. */
export const AGE_MAX = 150

export type Age = { count: number; unit: AgeUnit }

/** Days in a month of a year of 365 days and a quarter. */
const MONTH_DAYS = 30.4375

/**
 * The day on which an animal of about that age was born, as `2023-11-24`; `ageLabel` of the
 * animals then says that age.
 */
export function birthDayOf({ count, unit }: Age, now: Date): string {
  const today = parisDay(now)
  if (unit === 'WEEKS') return addDays(today, -7 * count)
  if (unit === 'MONTHS') return addDays(today, -Math.ceil(count * MONTH_DAYS))
  const year = Number(today.slice(0, 4)) - count
  // In a year without it, the 29 of February is the first of March: a day later would be younger.
  const day = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)
  return `${year}${day}`
}

/** « novembre 2023 », of a day such as `2023-11-24`. */
export const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  )
