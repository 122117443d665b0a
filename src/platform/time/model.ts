import { PARIS, wallClock } from './clock'

export { PARIS }

/** What the clocks of a place (IANA name) show at an instant, as `2026-10-25T02:30`. */
export function clockIn(timeZone: string, instant: Date): string {
  const second = Math.floor(instant.getTime() / 1000) * 1000
  return new Date(wallClock(second, timeZone)).toISOString().slice(0, -8)
}

/** The calendar day at an instant, as `2026-10-25`, on the clocks of a place (IANA name). */
export const dayIn = (timeZone: string, instant: Date): string =>
  clockIn(timeZone, instant).slice(0, -6)

/** « 09:30 », on the clocks of a place (IANA name). */
export const hourIn = (timeZone: string, instant: Date): string =>
  clockIn(timeZone, instant).slice(-5)

/** The calendar day in Paris at an instant, as `2026-10-25`. */
export const parisDay = (instant: Date): string => dayIn(PARIS, instant)

/** The calendar day on the clock of this device, as `2026-10-25`: where whoever types is, for browsers. */
export function deviceDay(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return [instant.getFullYear(), two(instant.getMonth() + 1), two(instant.getDate())].join('-')
}

/** A day as it is kept, whose hour nobody knows: noon in Greenwich is that day in Paris all year. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

/** The day so many days later (earlier when negative), as `2026-10-25`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The Monday on which the week of a day begins, as `2026-10-19`. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/**
 * The instant at which the clocks of a place show that time on that day. A time that
 * comes twice (the night of October) is the first of the two; one that does not
 * exist (the night of March) is as long after midnight as it would have been.
 * @param timeZone IANA name, such as `Indian/Reunion`
 * @param day as `2026-10-25`
 * @param time as `00:05`
 */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // The offset a day before is never smaller than that of the first of two equal times.
  const before = wallClock(wanted - 86_400_000, timeZone) - (wanted - 86_400_000)
  const first = wanted - before
  if (wallClock(first, timeZone) === wanted) return new Date(first)
  const after = wallClock(wanted + 86_400_000, timeZone) - (wanted + 86_400_000)
  const second = wanted - after
  return new Date(wallClock(second, timeZone) === wanted ? second : first)
}

/** {@link instantIn} Paris. */
export const parisInstant = (day: string, time: string): Date => instantIn(PARIS, day, time)

/** What a clock in Paris shows, as `2026-10-25T02:30` (the value of a `datetime-local` field). */
export const parisClock = (instant: Date): string => clockIn(PARIS, instant)

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** {@link instantIn} of what a person typed (`2026-10-25T02:30`); `null` for what is no time. */
export function typedInstantIn(timeZone: string, local: string): Date | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return null
  return instantIn(timeZone, local.slice(0, 10), local.slice(11))
}

/** {@link typedInstantIn} Paris. */
export const instantInParis = (local: string): Date | null => typedInstantIn(PARIS, local)

/** The instant at which the day of another instant began in Paris. */
export const parisDayStart = (instant: Date): Date => parisInstant(parisDay(instant), '00:00')

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ')

/**
 * « 1er janvier », « vendredi 25 décembre », « ven. 25 décembre », « 3 mars 2027 »: a calendar day in
 * words.
 * @param day as `2026-12-25`
 * @param parts what is said besides the day and its month
 */
export function dayLabel(
  day: string,
  { weekday, year }: { weekday?: 'long' | 'short'; year?: 'numeric' } = {},
): string {
  const date = new Date(`${day}T00:00:00Z`)
  const name = weekday && WEEKDAYS[date.getUTCDay()]
  const number = date.getUTCDate()
  return [
    weekday === 'short' ? name && `${name.slice(0, 3)}.` : name,
    number === 1 ? '1er' : number,
    MONTHS[date.getUTCMonth()],
    year && date.getUTCFullYear(),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * A way of writing moments in French, as clocks in Paris show them, for the server and the admin. It
 * is made when it is first used: that holds a slow phone for 200 ms (`number.model.ts`).
 */
export function parisFormat(
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (instant) => {
    format ??= new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS, ...options })
    return format.format(instant)
  }
}

/** « 21 novembre 2026 », as the day is on the clocks of a place (IANA name). */
export const plainDayIn = (timeZone: string, instant: Date): string =>
  dayLabel(dayIn(timeZone, instant), { year: 'numeric' })
/** The same in Paris. */
export const plainDay = (instant: Date): string => plainDayIn(PARIS, instant)
/** « samedi 21 novembre 2026 », as the day is on the clocks of a place (IANA name). */
export const longDayIn = (timeZone: string, instant: Date): string =>
  dayLabel(dayIn(timeZone, instant), { weekday: 'long', year: 'numeric' })
/** The same in Paris. */
export const longDay = (instant: Date): string => longDayIn(PARIS, instant)
/** « 21/11/2026 », as the day is on the clocks of a place (IANA name). */
export const shortDayIn = (timeZone: string, instant: Date): string =>
  dayIn(timeZone, instant).split('-').reverse().join('/')
/** « 21/11/2026 », as the day is in Paris. */
export const shortDay = (instant: Date): string => shortDayIn(PARIS, instant)
/** « 18:30 », as clocks in Paris show it. */
export const hourOf = (instant: Date): string => hourIn(PARIS, instant)
/** « 21/11/2026 18:30 », on the clocks of a place (IANA name). */
export const shortMomentIn = (timeZone: string, instant: Date): string =>
  `${shortDayIn(timeZone, instant)} ${hourIn(timeZone, instant)}`
/** The same in Paris. */
export const shortMoment = (instant: Date): string => shortMomentIn(PARIS, instant)
/** « 21 novembre 2026 à 18:30 », in Paris. */
export const plainMoment = (instant: Date): string => `${plainDay(instant)} à ${hourOf(instant)}`
/** « samedi 21 novembre 2026 à 18:30 », on the clocks of a place (IANA name). */
export const longMomentIn = (timeZone: string, instant: Date): string =>
  `${longDayIn(timeZone, instant)} à ${hourIn(timeZone, instant)}`
/** The same in Paris. */
export const longMoment = (instant: Date): string => longMomentIn(PARIS, instant)
