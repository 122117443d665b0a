import { addDays } from '@/platform/time/model'

/** The days of the week on which something of the demonstration takes place. */
const WEEKDAYS = { SUNDAY: 0, SATURDAY: 6, FIRST_SUNDAY: 0, FIRST_SATURDAY: 6 } as const
export type EventDay = keyof typeof WEEKDAYS

/**
 * Days from `today` to an event: `in` days, then on to the day of the week that its text names,
 * the first one of a month where it says so.
 * @param today YYYY-MM-DD
 */
export function dayOf(today: string, event: { in: number; on?: EventDay }): number {
  const { on } = event
  if (!on) return event.in
  const isRight = (days: number): boolean => {
    const date = new Date(`${addDays(today, days)}T12:00:00Z`)
    const isFirst = !on.startsWith('FIRST') || date.getUTCDate() <= 7
    return date.getUTCDay() === WEEKDAYS[on] && isFirst
  }
  let days = event.in
  while (!isRight(days)) days += 1
  return days
}
