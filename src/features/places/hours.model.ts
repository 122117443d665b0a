import {
  DAY_MINUTES,
  endOf,
  exceptionOn,
  localMoment,
  minutesOf,
  openingState,
  periodsOf,
  periodsOn,
  weekdayOf,
  type Opening,
  type OpeningException,
  type OpeningHour,
} from '@/features/shelters/opening-hours.model'
import { addDays, dayIn } from '@/platform/time/model'
import { ZONE_LABELS } from '@/platform/time/zones.model'

/** Everything that says when a place is open. */
export type PlaceOpening = Opening & { isAlwaysOpen: boolean }

/** Days that an exception may last, and how many a place may have. */
export const LONGEST_EXCEPTION_DAYS = 366
export const MOST_EXCEPTIONS = 20

/** A period in minutes since the midnight that began its day; `end` passes 1440 over midnight. */
type Span = { from: number; end: number }
/** What « open now » is found with: the week, and the days that are not like it. */
export type OpenTable = {
  week: ReadonlyArray<Span & { day: number }>
  days: Readonly<Record<string, readonly Span[]>>
}

const spanOf = (period: OpeningHour): Span => ({
  from: minutesOf(period.opensAt) ?? 0,
  end: endOf(period),
})

/** Each day that an exception covers, as `2026-12-24`. */
function daysOf({ startDate, endDate }: OpeningException): string[] {
  const days: string[] = []
  for (let day = startDate; day <= endDate && days.length < LONGEST_EXCEPTION_DAYS;) {
    days.push(day)
    day = addDays(day, 1)
  }
  return days
}

/** The hours of a place as the database asks them; open night and day is a week of whole days. */
export function openTable(opening: Omit<PlaceOpening, 'timezone'>): OpenTable {
  const week = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    opening.isAlwaysOpen
      ? [{ day, from: 0, end: DAY_MINUTES }]
      : periodsOf(opening.openingHours, day).map((period) => ({ day, ...spanOf(period) })),
  )
  const covered = [...new Set(opening.openingExceptions.flatMap(daysOf))].sort()
  const days = Object.fromEntries(
    covered.map((day) => [day, periodsOn(opening, day).map(spanOf)] as const),
  )
  return { week, days }
}

/** A moment on the clocks of one zone: its day and the one before, each with the minutes since it began. */
export type ZoneMoment = { zone: string; days: Array<{ day: string; weekday: number; at: number }> }

/** What time it is wherever French places are. */
export const zoneMoments = (now: Date): ZoneMoment[] =>
  Object.keys(ZONE_LABELS).map((zone) => {
    const { day, minutes } = localMoment(now, zone)
    const before = addDays(day, -1)
    return {
      zone,
      days: [
        { day, weekday: weekdayOf(day), at: minutes },
        { day: before, weekday: weekdayOf(before), at: minutes + DAY_MINUTES },
      ],
    }
  })

/** Is a place open, by its table? The database asks the same in SQL (`open-now.ts`). */
export const isOpenBy = ({ week, days }: OpenTable, moment: ZoneMoment): boolean =>
  moment.days.some(({ day, weekday, at }) =>
    (days[day] ?? week.filter((span) => span.day === weekday)).some(
      ({ from, end }) => from <= at && at < end,
    ),
  )

/** « Ouvert 24 h sur 24 », or what its hours say at a moment; `null` when nobody gave any. */
export function placeState(
  opening: PlaceOpening,
  now: Date,
): { isOpen: boolean; sentence: string } | null {
  const { isAlwaysOpen, openingExceptions, timezone } = opening
  if (!isAlwaysOpen) return openingState(opening, now)
  const day = dayIn(timezone, now)
  const today = exceptionOn(openingExceptions, day)
  if (!today) return { isOpen: true, sentence: 'Ouvert 24\u00a0h sur 24' }
  // What another exception says is no opening of a place that is open all other days.
  const alone = [{ ...today, startDate: day, endDate: day }]
  return (
    openingState({ openingHours: [], openingExceptions: alone, timezone }, now) ?? {
      isOpen: false,
      sentence: 'Fermé aujourd’hui',
    }
  )
}
