import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from './model'
import { dayAfterWorkingDays, easterOf, isWorkingDay, publicHolidays } from './working-days.model'

describe('public holidays', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => {
    expect(easterOf(year)).toBe(day)
  })

  it('are eleven, as the calendar of 2026 prints them', () => {
    expect(publicHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  it('are two more in Alsace and Moselle', () => {
    const added = publicHolidays(2026, '67').filter((day) => !publicHolidays(2026).includes(day))
    expect(added).toEqual(['2026-04-03', '2026-12-26'])
    expect(publicHolidays(2026, '54')).toEqual(publicHolidays(2026))
  })
})

it.each([
  ['971', '2026-05-27'],
  ['974', '2026-12-20'],
  ['978', '2026-05-28'],
])('have one more overseas (%s: %s)', (department, day) => {
  expect(
    publicHolidays(2026, department).filter((each) => !publicHolidays(2026).includes(each)),
  ).toEqual([day])
})

describe('clear working days', () => {
  it.each([
    // entry, first day after 8 clear working days
    ['2026-11-16', '2026-11-27', 'an ordinary week'],
    ['2026-11-20', '2026-12-03', 'a Friday: the weekend does not count'],
    ['2026-11-21', '2026-12-03', 'a Saturday counts like the Friday before'],
    ['2026-11-22', '2026-12-03', 'a Sunday too'],
    ['2026-04-27', '2026-05-12', '1 and 8 May'],
    ['2026-05-06', '2026-05-21', '8 May and Ascension'],
    ['2026-05-13', '2026-05-28', 'Ascension and Whit Monday'],
    ['2026-12-23', '2027-01-07', 'Christmas and New Year'],
    ['2026-04-01', '2026-04-15', 'Easter Monday'],
    ['2026-07-13', '2026-07-25', '14 July; from a Saturday on'],
    ['2024-02-26', '2024-03-08', 'the 29th of February'],
    ['2026-03-25', '2026-04-08', 'the night on which clocks change, and Easter'],
  ])('entered on %s, from %s on: %s', (entry, free) => {
    expect(dayAfterWorkingDays(entry, 8)).toBe(free)
  })

  it('are one longer over Good Friday in Strasbourg', () => {
    expect(dayAfterWorkingDays('2026-04-01', 8, '67')).toBe('2026-04-16')
  })

  it('never count fewer than the eight, and never come earlier for a later day', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays('2000-01-01', after))
    fc.assert(
      fc.property(days, (entry) => {
        const free = dayAfterWorkingDays(entry, 8)
        let working = 0
        for (let day = addDays(entry, 1); day < free; day = addDays(day, 1)) {
          if (isWorkingDay(day)) working += 1
        }
        expect(working).toBe(8)
        expect(dayAfterWorkingDays(addDays(entry, 1), 8) >= free).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
