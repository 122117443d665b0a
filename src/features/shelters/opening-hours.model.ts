import { addDays, dayIn, dayLabel, hourIn } from '../../platform/time/model'
import { zoneOf } from '../../platform/time/zones.model'

/** Weekdays as stored: 0 = Sunday. Screens list Monday first. */
export const WEEKDAY_LABELS = [
  'Dimanche',
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
] as const

/** Stored weekdays in the order that every screen shows them. */
export const WEEKDAYS_MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const

export type OpeningHour = {
  id?: string | null
  weekday: number
  opensAt?: string | null
  closesAt?: string | null
  isClosed?: boolean | null
}

/** Minutes since midnight of an « HH:mm » time, `null` when it is not one. */
export function minutesOf(time: string | null | undefined): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '')
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** Minutes of a day. */
export const DAY_MINUTES = 1440

/** « 14 h » or « 14 h 30 » for an « HH:mm » time. */
export function timeLabel(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = `${Number(hours)} h`
  return minutes === '00' ? hour : `${hour} ${minutes}`
}

/** The opening periods of a stored weekday, earliest first. */
export function periodsOf(hours: readonly OpeningHour[], weekday: number): OpeningHour[] {
  return hours
    .filter((hour) => hour.weekday === weekday && !hour.isClosed)
    .filter((hour) => minutesOf(hour.opensAt) !== null && minutesOf(hour.closesAt) !== null)
    .sort((a, b) => (minutesOf(a.opensAt) ?? 0) - (minutesOf(b.opensAt) ?? 0))
}

/** The periods of a week in few characters, « 109:0012:00 » a period: for a page's data. */
export const packHours = (hours: readonly OpeningHour[]): string =>
  hours
    .filter(({ isClosed, opensAt, closesAt }) => {
      return !isClosed && minutesOf(opensAt) !== null && minutesOf(closesAt) !== null
    })
    .map(({ weekday, opensAt, closesAt }) => `${weekday}${opensAt}${closesAt}`)
    .join(' ')

/** What {@link packHours} packed. */
export const unpackHours = (packed: string): OpeningHour[] =>
  packed.split(' ').flatMap((period) => {
    const [, weekday, opensAt, closesAt] = /^(\d)(\d\d:\d\d)(\d\d:\d\d)$/.exec(period) ?? []
    return weekday ? [{ weekday: Number(weekday), opensAt, closesAt }] : []
  })

/** Days of one shelter that its week does not tell: a holiday, an open day. */
export type OpeningException = {
  id?: string | null
  /** First and last day, both included, as `2026-12-24`. */
  startDate: string
  endDate: string
  /** Why: « Noël ». */
  label?: string | null
  isClosed?: boolean | null
  periods?: ReadonlyArray<Pick<OpeningHour, 'id' | 'opensAt' | 'closesAt'>> | null
}

/**
 * When a period ends, in minutes since the midnight that began its day: one that ends before it
 * begins lasts into the night, and ends the day after.
 */
export function endOf({ opensAt, closesAt }: Pick<OpeningHour, 'opensAt' | 'closesAt'>): number {
  const [opens, closes] = [minutesOf(opensAt) ?? 0, minutesOf(closesAt) ?? 0]
  return closes < opens ? closes + DAY_MINUTES : closes
}

/** Everything that says when a shelter is open. */
export type Opening = {
  openingHours: readonly OpeningHour[]
  openingExceptions: readonly OpeningException[]
  /** IANA name of its clocks. */
  timezone: string
}

/** Stored weekday of a day such as `2026-12-24`. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** How many days an exception lasts. */
const lengthOf = ({ startDate, endDate }: OpeningException): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1

/**
 * The exception that decides of a day: the shortest of those that cover it, so that an open
 * Christmas Eve stands out of two closed weeks; of equal ones, the last. One whose first day is
 * not written yet covers none.
 */
export function exceptionOn(
  exceptions: readonly OpeningException[],
  day: string,
): OpeningException | undefined {
  return exceptions
    .filter(({ startDate, endDate }) => startDate && startDate <= day && day <= endDate)
    .reduce<OpeningException | undefined>(
      (best, each) => (best && lengthOf(best) < lengthOf(each) ? best : each),
      undefined,
    )
}

/** The opening periods of a calendar day, earliest first: its exception, else its weekday. */
export function periodsOn(
  { openingHours, openingExceptions }: Omit<Opening, 'timezone'>,
  day: string,
): OpeningHour[] {
  const weekday = weekdayOf(day)
  const exception = exceptionOn(openingExceptions, day)
  if (!exception) return periodsOf(openingHours, weekday)
  if (exception.isClosed) return []
  return periodsOf(
    (exception.periods ?? []).map((period) => ({ ...period, weekday })),
    weekday,
  )
}

/** Calendar day and minutes since midnight on the shelter's own clocks. */
export function localMoment(now: Date, timezone: string): { day: string; minutes: number } {
  const zone = zoneOf(timezone)
  return { day: dayIn(zone, now), minutes: minutesOf(hourIn(zone, now)) ?? 0 }
}

/** Nothing, « demain », the name of the day, or its date, so many days after today. */
function dayWord(day: string, days: number): string {
  if (days < 2) return days === 0 ? '' : 'demain '
  if (days > 7) return `le ${dayLabel(day)} `
  const name = (WEEKDAY_LABELS[weekdayOf(day)] ?? '').toLowerCase()
  return days === 7 ? `${name} prochain ` : `${name} `
}

const openUntil = ({ closesAt }: Pick<OpeningHour, 'closesAt'>) => {
  return { isOpen: true, sentence: `Ouvert maintenant, jusqu’à ${timeLabel(closesAt ?? '')}` }
}

/** Days ahead in which the next opening is looked for: a winter. */
const HORIZON = 120

/**
 * What the hours and their exceptions say at a moment, on the shelter's clocks: « Ouvert
 * maintenant, jusqu’à 18 h », or when it opens next. `null` when no period is known at all.
 */
export function openingState(
  opening: Opening,
  now: Date,
): { isOpen: boolean; sentence: string } | null {
  const { day: today, minutes } = localMoment(now, opening.timezone)
  const night = periodsOn(opening, addDays(today, -1)).find(
    (period) => minutes + DAY_MINUTES < endOf(period),
  )
  if (night) return openUntil(night)
  for (let days = 0; days <= HORIZON; days += 1) {
    // Without an exception every week is like the first.
    if (days > 7 && opening.openingExceptions.length === 0) break
    const day = addDays(today, days)
    for (const { opensAt, closesAt } of periodsOn(opening, day)) {
      const opens = minutesOf(opensAt) ?? 0
      if (days === 0 && minutes >= opens && minutes < endOf({ opensAt, closesAt })) {
        return openUntil({ closesAt })
      }
      if (days === 0 && minutes >= opens) continue
      const when = `${dayWord(day, days)}à ${timeLabel(opensAt ?? '')}`
      return { isOpen: false, sentence: `Fermé, ouvre ${when}` }
    }
  }
  const hasHours = WEEKDAYS_MONDAY_FIRST.some(
    (weekday) => periodsOf(opening.openingHours, weekday).length > 0,
  )
  return hasHours ? { isOpen: false, sentence: 'Fermé en ce moment' } : null
}

/** Is the shelter open at this moment? */
export function isOpenAt(opening: Opening, now: Date): boolean {
  return openingState(opening, now)?.isOpen ?? false
}
