import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  addDays,
  dayLabel,
  deviceDay,
  hourOf,
  instantInParis,
  longDayIn,
  longMoment,
  mondayOf,
  parisClock,
  parisDay,
  parisDayStart,
  parisInstant,
  plainDay,
  plainDayIn,
  shortDay,
  shortMoment,
  shortMomentIn,
} from './model'

describe('parisInstant', () => {
  it.each([
    ['2026-01-15', '00:05', '2026-01-14T23:05:00.000Z'],
    ['2026-07-15', '00:05', '2026-07-14T22:05:00.000Z'],
    // The night of 28 to 29 March 2026: 02:00 becomes 03:00.
    ['2026-03-29', '00:05', '2026-03-28T23:05:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-30', '00:05', '2026-03-29T22:05:00.000Z'],
    // The night of 24 to 25 October 2026: 03:00 becomes 02:00, so 02:30 comes twice.
    ['2026-10-25', '00:05', '2026-10-24T22:05:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-26', '00:05', '2026-10-25T23:05:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(parisInstant(day, time).toISOString()).toBe(instant)
  })
})

const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})

it('midnight of the day of an instant is not after it, that of the next day is', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const day = parisDay(instant)
      expect(parisInstant(day, '00:00') <= instant).toBe(true)
      expect(parisInstant(addDays(day, 1), '00:00') > instant).toBe(true)
    }),
  )
})

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  // The weeks of both changes of the clocks, and one of two years.
  ['2026-03-29', '2026-03-23'],
  ['2026-10-25', '2026-10-19'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

it('the day of a device is that of its own clock, to the last minute', () => {
  expect(deviceDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(deviceDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})

describe('what a person types', () => {
  it.each(['', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01', '2026-01-01T25:00', 'demain'])(
    '« %s » is no time',
    (local) => {
      expect(instantInParis(local)).toBeNull()
    },
  )

  it('is what the clock shows, and comes back but for the hour that comes twice', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000)
        const back = instantInParis(parisClock(minute)) as Date
        expect([0, 3_600_000]).toContain(minute.getTime() - back.getTime())
        expect(parisClock(back)).toBe(parisClock(minute))
      }),
    )
  })
})

it('begins the day at midnight of Paris', () => {
  const start = (instant: string) => parisDayStart(new Date(instant)).toISOString()
  expect(start('2026-07-14T22:30:00Z')).toBe('2026-07-14T22:00:00.000Z')
  expect(start('2026-10-25T12:00:00Z')).toBe('2026-10-24T22:00:00.000Z')
})

it('words moments in French', () => {
  expect(longMoment(new Date('2026-11-21T17:30:00Z'))).toBe('samedi 21 novembre 2026 à 18:30')
  expect(plainDay(new Date('2026-07-31T22:30:00Z'))).toBe('1er août 2026')
  const late = new Date('2026-11-21T22:30:00Z')
  expect(shortMomentIn('Indian/Reunion', late)).toBe('22/11/2026 02:30')
  expect(plainDayIn('Indian/Reunion', late)).toBe('22 novembre 2026')
  expect(longDayIn('Indian/Reunion', late)).toBe('dimanche 22 novembre 2026')
})

it.each([
  ['2026-11-21T13:05:00Z', '21/11/2026', '14:05'],
  // The day is that of Paris, summer and winter.
  ['2026-07-13T22:00:59.999Z', '14/07/2026', '00:00'],
  ['2026-12-31T23:30:00Z', '01/01/2027', '00:30'],
  // Typed with two digits, it is not taken for one of the last century.
  ['0020-03-02T12:00:00Z', '02/03/0020', '12:09'],
])('%s is %s, %s', (instant, day, hour) => {
  const at = new Date(instant)
  expect([shortDay(at), hourOf(at), shortMoment(at)]).toEqual([day, hour, `${day} ${hour}`])
})

it('a day is said as Intl says it, the first of a month but for its « er »', () => {
  const parts = fc.record({
    weekday: fc.constantFrom('long' as const, 'short' as const, undefined),
    year: fc.constantFrom('numeric' as const, undefined),
  })
  fc.assert(
    fc.property(instants, parts, (instant, said) => {
      const words = instant.toLocaleDateString('fr-FR', {
        ...said,
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      })
      const day = instant.toISOString().slice(0, 10)
      expect(dayLabel(day, said)).toBe(words.replace(/(^| )1 (?=\p{L})/u, '$11er '))
    }),
  )
})
