/** The time zone of the platform's days: what is « daily » happens at a Paris hour. */
export const PARIS = 'Europe/Paris'

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

// To make one is slow, and lists ask for many.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a place show at an instant, read as if it were UTC, in milliseconds. */
function wallClock(instant: number, timeZone = PARIS): number {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock.formatToParts(instant)) shown[type] = value
  const { year, month, day, hour, minute, second } = shown
  return Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
}

/** The calendar day at an instant, as `2026-10-25`, on the clocks of a place (IANA name). */
export function dayIn(timeZone: string, instant: Date): string {
  const second = Math.floor(instant.getTime() / 1000) * 1000
  return new Date(wallClock(second, timeZone)).toISOString().slice(0, 10)
}

/** The calendar day in Paris at an instant, as `2026-10-25`. */
export const parisDay = (instant: Date): string => dayIn(PARIS, instant)

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
export function parisClock(instant: Date): string {
  return new Date(wallClock(Math.floor(instant.getTime() / 1000) * 1000)).toISOString().slice(0, 16)
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** {@link parisInstant} of what a person typed (`2026-10-25T02:30`); `null` for what is no time. */
export function instantInParis(local: string): Date | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return null
  return parisInstant(local.slice(0, 10), local.slice(11))
}

/** The instant at which the day of another instant began in Paris. */
export const parisDayStart = (instant: Date): Date => parisInstant(parisDay(instant), '00:00')

/**
 * « 1er janvier », « vendredi 25 décembre », « 3 mars 2027 »: a calendar day in words.
 * @param day as `2026-12-25`
 * @param parts what is said besides the day and its month
 */
export function dayLabel(
  day: string,
  parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'year'> = {},
): string {
  return new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('fr-FR', { ...parts, day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(/(^|\s)1 (?=\p{L})/u, '$11er ')
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS, ...options })
  // The first of a month is « 1er ».
  return (instant: Date) => formatter.format(instant).replace(/(^|\s)1 (?=\p{L})/u, '$11er ')
}

/** « 21 novembre 2026 », as the day is in Paris. */
export const plainDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** « samedi 21 novembre 2026 », as the day is in Paris. */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** « 18:30 », as clocks in Paris show it. */
export const hourOf = format({ hour: '2-digit', minute: '2-digit' })
/** « samedi 21 novembre 2026 à 18:30 », in Paris. */
export const longMoment = (instant: Date): string => `${longDay(instant)} à ${hourOf(instant)}`
