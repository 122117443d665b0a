import { WEEKDAYS_MONDAY_FIRST, type OpeningHour } from '../opening-hours.model'

/** One row of the grid. */
export type Day = { weekday: number; isClosed: boolean; periods: OpeningHour[] }

/** Makes the id of a new row: the database keeps the one that it is given. */
type NewId = () => string

/** A stored weekday as the grid shows it: it is open when one of its periods is. */
export function dayOf(hours: readonly OpeningHour[], weekday: number): Day {
  const periods = hours.filter((hour) => hour.weekday === weekday && !hour.isClosed)
  return { weekday, isClosed: periods.length === 0, periods }
}

/** The week with other rows for one day, Monday first; the rows of the other days stay theirs. */
function withDay(
  hours: readonly OpeningHour[],
  weekday: number,
  rows: readonly OpeningHour[],
): OpeningHour[] {
  return WEEKDAYS_MONDAY_FIRST.flatMap((day) =>
    day === weekday ? rows : hours.filter((hour) => hour.weekday === day),
  )
}

const rowsOf = (hours: readonly OpeningHour[], weekday: number) =>
  hours.filter((hour) => hour.weekday === weekday)

/** Closes a day. Its hours stay written: opening it again brings them back. */
export function closeDay(
  hours: readonly OpeningHour[],
  weekday: number,
  newId: NewId,
): OpeningHour[] {
  const rows = rowsOf(hours, weekday)
  const closed = rows.length > 0 ? rows : [{ id: newId(), weekday }]
  return withDay(
    hours,
    weekday,
    closed.map((row) => ({ ...row, isClosed: true })),
  )
}

/** Opens a day, with the hours that it had, or with one period to fill. */
export function openDay(
  hours: readonly OpeningHour[],
  weekday: number,
  newId: NewId,
): OpeningHour[] {
  const rows = rowsOf(hours, weekday)
  const open: OpeningHour[] =
    rows.length > 0 ? rows : [{ id: newId(), weekday, opensAt: null, closesAt: null }]
  return withDay(
    hours,
    weekday,
    open.map((row) => ({ ...row, isClosed: false })),
  )
}

/** The week with other periods for a day that is open. */
export function setPeriods(
  hours: readonly OpeningHour[],
  weekday: number,
  periods: ReadonlyArray<Pick<OpeningHour, 'id' | 'opensAt' | 'closesAt'>>,
): OpeningHour[] {
  return withDay(
    hours,
    weekday,
    periods.map((period) => ({ ...period, weekday, isClosed: false })),
  )
}

/** The hours of one day given to others, whose rows keep their ids as far as they go. */
export function copyDay(
  hours: readonly OpeningHour[],
  from: number,
  to: readonly number[],
  newId: NewId,
): OpeningHour[] {
  const { isClosed, periods } = dayOf(hours, from)
  return to.reduce<OpeningHour[]>(
    (week, weekday) => {
      if (isClosed) return closeDay(week, weekday, newId)
      const before = rowsOf(week, weekday)
      const rows = periods.map(({ opensAt, closesAt }, at) => {
        return { id: before[at]?.id ?? newId(), opensAt, closesAt }
      })
      return setPeriods(week, weekday, rows)
    },
    [...hours],
  )
}
