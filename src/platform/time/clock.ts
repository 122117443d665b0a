/** The time zone of the platform's days: what is « daily » happens at a Paris hour. */
export const PARIS = 'Europe/Paris'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The last Sunday of a month (0 to 11), at one in the morning in Greenwich. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0, 1)
  return last - new Date(last).getUTCDay() * DAY
}

/**
 * Since this day the clocks of these places go as they do now: all of the European Union changes its
 * own at the same moments since 1996, and those of Nouméa were changed last in 1997.
 */
const SINCE = Date.UTC(1998, 0, 1)

/** How far Paris is ahead of UTC, in milliseconds. Source: directive 2000/84/CE, articles 2 and 3. */
function parisOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9)
  return isSummer ? 2 * HOUR : HOUR
}

/** Hours ahead of UTC, of places whose clocks never change. */
const UNCHANGED: ReadonlyMap<string, number> = new Map([
  ['America/Cayenne', -3],
  ['America/Guadeloupe', -4],
  ['America/Martinique', -4],
  ['Indian/Mayotte', 3],
  ['Indian/Reunion', 4],
  ['Pacific/Noumea', 11],
  ['Pacific/Tahiti', -10],
  ['Pacific/Wallis', 12],
])

/** How far a place is ahead of UTC, in milliseconds; `undefined` when it is not known here. */
function offsetOf(timeZone: string, instant: number): number | undefined {
  if (instant < SINCE) return undefined
  if (timeZone === PARIS) return parisOffset(instant)
  const hours = UNCHANGED.get(timeZone)
  return hours === undefined ? undefined : hours * HOUR
}

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

function readClock(timeZone: string, instant: number): number {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock.formatToParts(instant)) shown[type] = value
  const { year = '', month, day, hour, minute, second } = shown
  return Date.parse(`${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/**
 * What the clocks of a place show at an instant, read as if it were UTC, both in milliseconds.
 * Where the rule is known it is reckoned: the first use of `Intl` in a browser loads its data of
 * languages and zones (ICU), which holds a slow phone for 200 ms.
 * @param instant a whole second
 * @param timeZone IANA name
 */
export function wallClock(instant: number, timeZone = PARIS): number {
  const offset = offsetOf(timeZone, instant)
  return offset === undefined ? readClock(timeZone, instant) : instant + offset
}
