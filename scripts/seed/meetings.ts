import { addDays } from '@/platform/time/model'

import type { Hour } from './shelters/types'

/** When a meeting is held, told as its words tell it: « un dimanche », « le premier samedi ». */
export type When = {
  /** Days of the week that suit, 0 = Sunday. */
  on: readonly number[]
  /** At least so many days from today. */
  after: number
  /** The first such day of a month. */
  isFirst?: boolean
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/**
 * The day of a meeting, as `yyyy-mm-dd`; `today` is written alike.
 * Throws RangeError when it names no day of the week.
 */
export function dayOfMeeting({ on, after, isFirst }: When, today: string): string {
  // Nine weeks hold the first of any weekday of a month.
  for (let days = after; days < after + 63; days += 1) {
    const day = addDays(today, days)
    if (on.includes(weekdayOf(day)) && (!isFirst || Number(day.slice(8)) <= 7)) return day
  }
  throw new RangeError('A meeting on no day of the week')
}

/** The days on which a shelter receives, its weekend alone when it opens then. */
export function receivingDays(hours: readonly Hour[]): number[] {
  const days = [...new Set(hours.filter((hour) => !hour.isClosed).map(({ weekday }) => weekday))]
  const weekend = days.filter((day) => day === 0 || day === 6)
  return weekend.length > 0 ? weekend : days
}
