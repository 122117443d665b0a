/** The time zone of the platform's days: what is « daily » happens at a Paris hour. */
export const PARIS = 'Europe/Paris'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: PARIS,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** What the clocks of Paris show at an instant, read as if it were UTC, in milliseconds. */
function wallClock(instant: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of parts.formatToParts(instant)) shown[type] = value
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

/** The calendar day in Paris at an instant, as `2026-10-25`. */
export function parisDay(instant: Date): string {
  return new Date(wallClock(Math.floor(instant.getTime() / 1000) * 1000)).toISOString().slice(0, 10)
}

/** The day so many days later (earlier when negative), as `2026-10-25`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The instant at which the clocks of Paris show that time on that day. A time that
 * comes twice (the night of October) is the first of the two; one that does not
 * exist (the night of March) is as long after midnight as it would have been.
 * @param day as `2026-10-25`
 * @param time as `00:05`
 */
export function parisInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // The offset a day before is never smaller than that of the first of two equal times.
  const before = wallClock(wanted - 86_400_000) - (wanted - 86_400_000)
  const first = wanted - before
  if (wallClock(first) === wanted) return new Date(first)
  const after = wallClock(wanted + 86_400_000) - (wanted + 86_400_000)
  const second = wanted - after
  return new Date(wallClock(second) === wanted ? second : first)
}
