import {
  exceptionOn,
  minutesOf,
  periodsOf,
  periodsOn,
  timeLabel,
  WEEKDAYS_MONDAY_FIRST,
  type Opening,
} from '@/features/shelters/opening-hours.model'
import { addDays, dayIn, dayLabel, hourIn, instantIn, mondayOf } from '@/platform/time/model'
import { namedHolidays } from '@/platform/time/working-days.model'

import { MEETING_MINUTES, type RequestStatus } from './model'
import type { CalendarDay, MeetingView } from './view'

/** Most days and most meetings of one answer: five weeks. */
export const MOST_DAYS = 35
export const MOST_MEETINGS = 500

/** Days that a calendar can show, so that no arithmetic leaves the years of four digits. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

/** Is this a day such as `2026-11-24`, of this century? */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Monday of the week that a person asks for by any of its days; `null` for what is no day. */
export const weekAsked = (text: string | null): string | null =>
  text !== null && isCalendarDay(text) ? mondayOf(text) : null

/** Monday of the week of an instant, on the clocks of a place. */
export const weekIn = (timezone: string, now: Date): string => mondayOf(dayIn(timezone, now))

/** The Monday so many weeks later, or earlier when negative. */
export const weeksAfter = (monday: string, weeks: number): string => addDays(monday, weeks * 7)

/** Every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * The instants between which some days lie on the clocks of a place; the end is not of them. A week
 * in which the clocks change has an hour more or less.
 */
export const boundsOf = (timezone: string, from: string, to: string) => ({
  start: instantIn(timezone, from, '00:00'),
  end: instantIn(timezone, addDays(to, 1), '00:00'),
})

/** « 14 h 30 » that no line breaks. */
const wholeTime = (time: string | null | undefined) =>
  timeLabel(time ?? '').replaceAll(' ', '\u00a0')

const hoursOf = (periods: ReturnType<typeof periodsOn>): string =>
  periods
    .map(({ opensAt, closesAt }) => `${wholeTime(opensAt)}\u00a0– ${wholeTime(closesAt)}`)
    .join(', ')

/**
 * What a team must know of a day before it looks at its meetings: the hours, an exception with its
 * reason, a public holiday. Nothing when no hours were ever written.
 */
export function calendarDay(
  opening: Omit<Opening, 'timezone'>,
  department: string | null,
  day: string,
): CalendarDay {
  const exception = exceptionOn(opening.openingExceptions, day)
  const periods = periodsOn(opening, day).filter(
    ({ opensAt, closesAt }) => (minutesOf(opensAt) ?? 0) < (minutesOf(closesAt) ?? 0),
  )
  const isClosed = periods.length === 0
  const hours = hoursOf(periods)
  if (exception) {
    const why = exception.label?.trim()
    const words = isClosed ? 'Fermé exceptionnellement' : `Ouvert exceptionnellement, ${hours}`
    return { day, isClosed, note: why ? `${words} (${why})` : words }
  }
  const year = Number(day.slice(0, 4))
  const holiday = namedHolidays(year, department).find((each) => each.day === day)
  if (holiday) return { day, isClosed, note: `Jour férié (${holiday.name})` }
  const isKnown = WEEKDAYS_MONDAY_FIRST.some(
    (weekday) => periodsOf(opening.openingHours, weekday).length > 0,
  )
  if (!isKnown) return { day, isClosed: false, note: null }
  return { day, isClosed, note: isClosed ? 'Fermé' : hours }
}

/**
 * « jeudi 26 novembre à 14:30 » on the clocks of a place; its year too when it is not this one.
 * @param at an instant in ISO 8601
 */
export function momentThere(timeZone: string, at: string, now: Date): string {
  const instant = new Date(at)
  const day = dayIn(timeZone, instant)
  const isThisYear = day.slice(0, 4) === dayIn(timeZone, now).slice(0, 4)
  const words = dayLabel(day, { weekday: 'long', year: isThisYear ? undefined : 'numeric' })
  return `${words} à ${hourIn(timeZone, instant)}`
}

const LENGTH_MS = MEETING_MINUTES * 60_000

/** How a meeting stands: `unanswered` is over, and its request still waits for what comes of it. */
export type MeetingState = 'coming' | 'now' | 'past' | 'unanswered' | 'cancelled'

/** A request that ended without an adoption before its meeting began takes the meeting with it. */
export function meetingState(
  { at, status, statusSince }: { at: string; status: RequestStatus; statusSince: string },
  now: Date,
): MeetingState {
  const start = Date.parse(at)
  const isOver = status === 'REJECTED' || status === 'WITHDRAWN'
  if (isOver && Date.parse(statusSince) < start) return 'cancelled'
  if (now.getTime() < start) return 'coming'
  if (now.getTime() < start + LENGTH_MS) return 'now'
  return status === 'MEETING' ? 'unanswered' : 'past'
}

/**
 * The meetings of a day in order, those that overlap together. One that is cancelled takes nobody’s
 * time: it stands alone.
 */
export function overlapping<Meeting extends Pick<MeetingView, 'at' | 'status' | 'statusSince'>>(
  meetings: readonly Meeting[],
  now: Date,
): Meeting[][] {
  const groups: Meeting[][] = []
  let held: Meeting[] | null = null
  for (const meeting of [...meetings].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const last = held?.at(-1)
    if (meetingState(meeting, now) === 'cancelled') groups.push([meeting])
    else if (held && last && Date.parse(meeting.at) - Date.parse(last.at) < LENGTH_MS) {
      held.push(meeting)
    } else {
      held = [meeting]
      groups.push(held)
    }
  }
  return groups
}

/** The meetings of each of those days, on the clocks of a place. */
export function byDay<Meeting extends Pick<MeetingView, 'at'>>(
  days: readonly CalendarDay[],
  meetings: readonly Meeting[],
  timezone: string,
): Array<CalendarDay & { meetings: Meeting[] }> {
  return days.map((day) => ({
    ...day,
    meetings: meetings.filter(({ at }) => dayIn(timezone, new Date(at)) === day.day),
  }))
}
