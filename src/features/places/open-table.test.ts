import { expect, it } from 'vitest'

import { isOpenBy, openTable, placeState, zoneMoments, type PlaceOpening } from './hours.model'

// 21 November 2026 is a Saturday; Paris is one hour ahead of UTC.
const SATURDAY = [{ weekday: 6, opensAt: '09:00', closesAt: '12:00' }]
const opening = (more: Partial<PlaceOpening>): PlaceOpening => ({
  openingHours: SATURDAY,
  openingExceptions: [],
  isAlwaysOpen: false,
  timezone: 'Europe/Paris',
  ...more,
})
const on = (day: string, periods: ReadonlyArray<{ opensAt: string; closesAt: string }> = []) => ({
  startDate: day,
  endDate: day,
  isClosed: periods.length === 0,
  periods,
})

it('a table has the week, and each day that is not like it, soonest first', () => {
  const night = [{ opensAt: '20:00', closesAt: '02:00' }]
  const openingExceptions = [on('2026-12-26'), on('2026-12-24', night)]
  const table = openTable(opening({ openingExceptions }))
  expect(table.week).toEqual([{ day: 6, from: 540, end: 720 }])
  expect(Object.entries(table.days)).toEqual([
    ['2026-12-24', [{ from: 1200, end: 1560 }]],
    ['2026-12-26', []],
  ])
})

it('a place is open on its own day of the week', () => {
  const paris = (now: string) =>
    zoneMoments(new Date(now)).find(({ zone }) => zone.endsWith('Paris'))
  const table = openTable(opening({}))
  const isOpen = (now: string) => {
    const moment = paris(now)
    return moment && isOpenBy(table, moment)
  }
  expect(isOpen('2026-11-21T09:00:00Z')).toBe(true)
  expect(isOpen('2026-11-20T09:00:00Z')).toBe(false)
  expect(isOpen('2026-11-22T09:00:00Z')).toBe(false)
})

it('one that is open night and day says so, and on a day of exception what that one says', () => {
  const day = on('2026-11-21', [{ opensAt: '10:00', closesAt: '12:00' }])
  // That of another day changes nothing.
  const openingExceptions = [day, on('2026-11-22')]
  const place = opening({ isAlwaysOpen: true, openingHours: [], openingExceptions })
  const stateAt = (now: string) => placeState(place, new Date(now))
  expect(stateAt('2026-11-20T10:00:00Z')?.isOpen).toBe(true)
  expect(stateAt('2026-11-21T08:00:00Z')?.isOpen).toBe(false)
  expect(stateAt('2026-11-21T08:00:00Z')?.sentence).toMatch(/10\sh$/)
  expect(stateAt('2026-11-21T10:00:00Z')?.isOpen).toBe(true)
  expect(stateAt('2026-11-21T12:00:00Z')?.isOpen).toBe(false)
})
