import { describe, expect, it } from 'vitest'

import { isOpenBy, openTable, placeState, zoneMoments, type PlaceOpening } from './hours.model'

const opening = (more: Partial<PlaceOpening> = {}): PlaceOpening => ({
  openingHours: [
    { weekday: 6, opensAt: '09:00', closesAt: '12:00' },
    { weekday: 6, opensAt: '20:00', closesAt: '02:00' },
  ],
  openingExceptions: [],
  isAlwaysOpen: false,
  timezone: 'Europe/Paris',
  ...more,
})
const isOpen = (place: PlaceOpening, at: string): boolean => {
  const moment = zoneMoments(new Date(at)).find(({ zone }) => zone === place.timezone)
  return moment ? isOpenBy(openTable(place), moment) : false
}
const christmas = { startDate: '2026-11-21', endDate: '2026-11-21', isClosed: true }

describe('what « open now » is found with', () => {
  // 21 November 2026 is a Saturday; Paris is one hour ahead of UTC, La Réunion four.
  it.each([
    ['2026-11-21T07:59:00Z', false],
    ['2026-11-21T08:00:00Z', true],
    ['2026-11-21T11:00:00Z', false],
    ['2026-11-21T22:30:00Z', true],
    ['2026-11-22T00:59:00Z', true],
    ['2026-11-22T01:00:00Z', false],
  ])('says the same as the sentence of a page at %s', (at, expected) => {
    expect(isOpen(opening(), at)).toBe(expected)
    expect(placeState(opening(), new Date(at))?.isOpen).toBe(expected)
  })
  it('follows the clocks of the place', () => {
    const place = opening({ timezone: 'Indian/Reunion' })
    expect(isOpen(place, '2026-11-21T05:00:00Z')).toBe(true)
    expect(isOpen(place, '2026-11-21T08:30:00Z')).toBe(false)
  })
  it('closes on a day of exception, until the night of the day before is over', () => {
    const place = opening({ openingExceptions: [christmas] })
    expect(isOpen(place, '2026-11-21T08:30:00Z')).toBe(false)
    expect(isOpen(place, '2026-11-22T00:30:00Z')).toBe(false)
    expect(isOpen(place, '2026-11-28T08:30:00Z')).toBe(true)
  })
  it('is open night and day, but for its exceptions', () => {
    const always = opening({ openingHours: [], isAlwaysOpen: true })
    expect(isOpen(always, '2026-11-22T03:00:00Z')).toBe(true)
    expect(placeState(always, new Date('2026-11-22T03:00:00Z'))?.sentence).toContain('24')
    const but = { ...always, openingExceptions: [christmas] }
    expect(isOpen(but, '2026-11-21T10:00:00Z')).toBe(false)
    expect(placeState(but, new Date('2026-11-21T10:00:00Z'))?.isOpen).toBe(false)
    expect(isOpen(but, '2026-11-22T10:00:00Z')).toBe(true)
  })
  it('covers a year of an exception at most', () => {
    const long = { startDate: '2026-01-01', endDate: '9999-12-31', isClosed: true }
    expect(Object.keys(openTable(opening({ openingExceptions: [long] })).days)).toHaveLength(366)
  })
})
