import {
  exceptionOn,
  minutesOf,
  periodsOn,
  type OpeningException,
  type OpeningHour,
} from '@/features/shelters/opening-hours.model'
import { addDays, dayIn, instantIn } from '@/platform/time/model'
import { publicHolidays } from '@/platform/time/working-days.model'

import { MEETING_MINUTES } from './model'

/** The first meetings are two days ahead, the last four weeks: the team can prepare. */
const FIRST_DAY = 2
const LAST_DAY = 28

/** Most days that are proposed. */
export const MOST_SLOT_DAYS = 12

export type SlotFacts = {
  hours: readonly OpeningHour[]
  /** Holidays and other days that the week does not tell. */
  exceptions: readonly OpeningException[]
  /** IANA name of the shelter's clocks. */
  timezone: string
  /** Code of the shelter's department, for the holidays of Alsace and Moselle. */
  department?: string | null
  /** Beginnings of the meetings that are already fixed (ISO 8601). */
  taken: readonly string[]
}

export type Slots = { day: string; starts: Date[] }

const two = (value: number) => String(value).padStart(2, '0')

/** « HH:mm » of minutes since midnight. */
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Beginnings within the opening hours of a day: each meeting ends before the shelter closes. */
function startsOn(day: string, { hours, exceptions, timezone }: SlotFacts): Date[] {
  const opening = { openingHours: hours, openingExceptions: exceptions }
  return periodsOn(opening, day).flatMap(({ opensAt, closesAt }) => {
    const [opens, closes] = [minutesOf(opensAt) ?? 0, minutesOf(closesAt) ?? 0]
    const count = Math.max(0, Math.floor((closes - opens) / MEETING_MINUTES))
    return Array.from({ length: count }, (_none, at) =>
      instantIn(timezone, day, timeOf(opens + at * MEETING_MINUTES)),
    )
  })
}

const overlaps = (start: number, other: number) =>
  Math.abs(start - other) < MEETING_MINUTES * 60_000

/**
 * The meetings that can be chosen: {@link MEETING_MINUTES} minutes in the opening hours, from two
 * days ahead, and at no time that is taken. A public holiday has none unless the shelter itself
 * says that it opens.
 */
export function meetingSlots(facts: SlotFacts, now: Date): Slots[] {
  const today = dayIn(facts.timezone, now)
  const taken = facts.taken.map((each) => Date.parse(each))
  const days: Slots[] = []
  for (let ahead = FIRST_DAY; ahead <= LAST_DAY && days.length < MOST_SLOT_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const isHoliday = publicHolidays(Number(day.slice(0, 4)), facts.department).includes(day)
    if (isHoliday && !exceptionOn(facts.exceptions, day)) continue
    const starts = startsOn(day, facts).filter(
      (start) => !taken.some((other) => overlaps(start.getTime(), other)),
    )
    if (starts.length > 0) days.push({ day, starts })
  }
  return days
}

/** Is this one of the meetings that can be chosen now? @param at ISO 8601 */
export function isFreeSlot(facts: SlotFacts, at: string, now: Date): boolean {
  const wanted = Date.parse(at)
  return meetingSlots(facts, now).some(({ starts }) =>
    starts.some((start) => start.getTime() === wanted),
  )
}
