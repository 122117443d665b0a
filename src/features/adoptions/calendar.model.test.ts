import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  boundsOf,
  byDay,
  calendarDay,
  daysBetween,
  isCalendarDay,
  momentThere,
  meetingState,
  overlapping,
  weekAsked,
  weekIn,
  weeksAfter,
} from './calendar.model'
import type { RequestStatus } from './model'

const HOUR_MS = 3_600_000

describe('weeks', () => {
  it('begin on the Monday of the shelter’s own clocks', () => {
    // Sunday evening in Greenwich is Monday on La Réunion, and Sunday in Paris and Cayenne.
    const now = new Date('2026-11-22T21:30:00Z')
    expect(weekIn('Indian/Reunion', now)).toBe('2026-11-23')
    expect(weekIn('Europe/Paris', now)).toBe('2026-11-16')
    expect(weekIn('America/Cayenne', now)).toBe('2026-11-16')
  })

  it.each([
    ['of March', '2026-03-23', 7 * 24 - 1],
    ['of October', '2026-10-19', 7 * 24 + 1],
    ['of November', '2026-11-23', 7 * 24],
  ])('%s has its own number of hours', (_name, monday, hours) => {
    const sunday = daysBetween(monday, weeksAfter(monday, 1))[6] ?? ''
    const { start, end } = boundsOf('Europe/Paris', monday, sunday)
    expect((end.getTime() - start.getTime()) / HOUR_MS).toBe(hours)
  })

  it('follow each other without a hole, in every zone', () => {
    const mondays = fc.integer({ min: 0, max: 1000 }).map((at) => weeksAfter('2020-01-06', at))
    const zones = fc.constantFrom('Europe/Paris', 'America/Miquelon', 'Pacific/Noumea')
    fc.assert(
      fc.property(mondays, zones, (monday, zone) => {
        const next = weeksAfter(monday, 1)
        const week = daysBetween(monday, next).slice(0, 7)
        const { end } = boundsOf(zone, monday, week[6] ?? '')
        expect(end).toEqual(boundsOf(zone, next, next).start)
        expect(weekIn(zone, new Date(end.getTime() - 1))).toBe(monday)
        expect(weekIn(zone, end)).toBe(next)
        expect(week.map(weekAsked)).toEqual(Array.from({ length: 7 }, () => monday))
      }),
    )
  })

  it.each([null, '', 'demain', '2026-02-30', '2026-13-01', '1999-12-31', '9999-12-31'])(
    '%s is no week',
    (text) => {
      expect(weekAsked(text)).toBeNull()
      expect(isCalendarDay(text ?? '')).toBe(false)
    },
  )
})

it('a calendar has the days of this century, the first and the last included', () => {
  expect(['2000-01-01', '2100-12-31'].map(isCalendarDay)).toEqual([true, true])
  expect(['1999-12-31', '2101-01-01'].map(isCalendarDay)).toEqual([false, false])
  expect(daysBetween('2026-11-30', '2026-12-01')).toEqual(['2026-11-30', '2026-12-01'])
})

describe('a day', () => {
  const openingHours = [
    { weekday: 1, opensAt: '14:00', closesAt: '18:00' },
    { weekday: 1, opensAt: '10:00', closesAt: '12:30' },
    { weekday: 0, isClosed: true, opensAt: '10:00', closesAt: '18:00' },
    { weekday: 5, opensAt: '10:00', closesAt: '18:00' },
  ]
  const openingExceptions = [
    { startDate: '2026-11-30', endDate: '2026-12-01', isClosed: true, label: 'Travaux' },
    {
      startDate: '2026-12-06',
      endDate: '2026-12-06',
      periods: [{ opensAt: '10:00', closesAt: '17:00' }],
      label: 'Portes ouvertes',
    },
    { startDate: '2026-12-07', endDate: '2026-12-07', isClosed: true },
  ]
  const noteOn = (day: string) => {
    const { isClosed, note } = calendarDay({ openingHours, openingExceptions }, '35', day)
    return [isClosed, note]
  }

  it.each([
    ['2026-11-23', false, '10\u00a0h\u00a0– 12\u00a0h\u00a030, 14\u00a0h\u00a0– 18\u00a0h'],
    ['2026-11-29', true, 'Fermé'],
    ['2026-11-24', true, 'Fermé'],
    ['2026-11-30', true, 'Fermé exceptionnellement (Travaux)'],
    [
      '2026-12-06',
      false,
      'Ouvert exceptionnellement, 10\u00a0h\u00a0– 17\u00a0h (Portes ouvertes)',
    ],
    ['2026-12-07', true, 'Fermé exceptionnellement'],
    ['2026-12-25', false, 'Jour férié (Noël)'],
  ])('%s: closed %s, %s', (day, isClosed, note) => {
    expect(noteOn(day)).toEqual([isClosed, note])
  })

  it.each([
    ['18:00', '10:00'],
    ['10:00', '10:00'],
  ])('is closed when it opens at %s until %s', (opensAt, closesAt) => {
    const hours = [{ weekday: 1, opensAt, closesAt }]
    const { note } = calendarDay({ openingHours: hours, openingExceptions: [] }, '35', '2026-11-23')
    expect(note).toBe('Fermé')
  })
  it('tells a reason without the spaces around it', () => {
    const note = (label: string) => {
      const [day, isClosed] = ['2026-11-30', true]
      const exception = { startDate: day, endDate: day, isClosed, label }
      return calendarDay({ openingHours, openingExceptions: [exception] }, '35', day).note
    }
    expect(note(' Travaux ')).toBe('Fermé exceptionnellement (Travaux)')
    expect(note('  ')).toBe('Fermé exceptionnellement')
  })

  it('says nothing where no hours were written', () => {
    const none = { openingHours: [], openingExceptions: [] }
    expect(calendarDay(none, null, '2026-11-23')).toEqual({
      day: '2026-11-23',
      isClosed: false,
      note: null,
    })
  })
})

const NOW = new Date('2026-11-24T10:00:00Z')
const meeting = (
  at: string,
  status: RequestStatus = 'MEETING',
  statusSince = '2026-11-01T10:00:00Z',
) => ({ at, status, statusSince })

describe('a meeting', () => {
  it.each([
    ['2026-11-24T10:00:01Z', 'MEETING', 'coming'],
    ['2026-11-24T10:00:00Z', 'MEETING', 'now'],
    ['2026-11-24T09:15:01Z', 'APPROVED', 'now'],
    ['2026-11-24T09:15:00Z', 'MEETING', 'unanswered'],
    ['2026-11-24T09:15:00Z', 'APPROVED', 'past'],
    ['2026-11-24T09:15:00Z', 'COMPLETED', 'past'],
    ['2026-11-25T09:15:00Z', 'REJECTED', 'cancelled'],
    ['2026-11-02T09:15:00Z', 'WITHDRAWN', 'cancelled'],
    ['2026-10-02T09:15:00Z', 'REJECTED', 'past'],
  ] as const)('at %s of a request %s is %s', (at, status, state) => {
    expect(meetingState(meeting(at, status), NOW)).toBe(state)
  })

  it('that began when its request ended took place', () => {
    const at = '2026-11-20T10:00:00Z'
    expect(meetingState(meeting(at, 'REJECTED', at), NOW)).toBe('past')
  })

  it('stands beside those that overlap it, but not beside one that is cancelled', () => {
    const ten = meeting('2026-11-25T10:00:00Z')
    const same = meeting('2026-11-25T10:00:00Z')
    const cancelled = meeting('2026-11-25T10:10:00Z', 'WITHDRAWN')
    const half = meeting('2026-11-25T10:30:00Z')
    const after = meeting('2026-11-25T11:15:00Z')
    expect(overlapping([after, half, ten, cancelled, same], NOW)).toEqual([
      [ten, same, half],
      [cancelled],
      [after],
    ])
  })

  it('is on the day of the shelter’s clocks', () => {
    const late = meeting('2026-11-22T21:30:00Z')
    const days = ['2026-11-22', '2026-11-23'].map((day) => ({ day, isClosed: false, note: null }))
    const counts = (zone: string) =>
      byDay(days, [late], zone).map(({ meetings }) => meetings.length)
    expect(counts('Europe/Paris')).toEqual([1, 0])
    expect(counts('Indian/Reunion')).toEqual([0, 1])
  })
})

it('a meeting is told on the clocks of the shelter, with its year when it is another', () => {
  const now = new Date('2026-12-30T12:00:00Z')
  const told = (zone: string, at: string) => momentThere(zone, at, now)
  expect(told('Europe/Paris', '2026-12-31T13:30:00Z')).toBe('jeudi 31 décembre à 14:30')
  expect(told('Indian/Reunion', '2026-12-31T20:30:00Z')).toBe('vendredi 1er janvier 2027 à 00:30')
})
