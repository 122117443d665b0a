import { describe, expect, it } from 'vitest'

import {
  exceptionOn,
  isOpenAt,
  minutesOf,
  openingState,
  packHours,
  periodsOf,
  periodsOn,
  timeLabel,
  unpackHours,
  WEEKDAYS_MONDAY_FIRST,
  type OpeningException,
  type OpeningHour,
} from './opening-hours.model'

describe('opening hours', () => {
  const hours = [
    { weekday: 6, opensAt: '14:00', closesAt: '18:00' },
    { weekday: 6, opensAt: '10:00', closesAt: '12:30' },
    { weekday: 0, isClosed: true, opensAt: '10:00', closesAt: '12:00' },
  ]
  const paris = (openingHours: readonly OpeningHour[]) => ({
    openingHours,
    openingExceptions: [] as readonly OpeningException[],
    timezone: 'Europe/Paris',
  })
  it('lists Monday first', () => {
    expect(WEEKDAYS_MONDAY_FIRST[0]).toBe(1)
    expect(WEEKDAYS_MONDAY_FIRST.at(-1)).toBe(0)
  })
  it('sorts the periods of a day', () => {
    expect(periodsOf(hours, 6).map(({ opensAt }) => opensAt)).toEqual(['10:00', '14:00'])
    expect(periodsOf(hours, 0)).toEqual([])
  })
  it('opens and closes to the minute, in the shelter’s time, winter and summer', () => {
    // 21 November 2026 is a Saturday; Paris is one hour ahead of UTC.
    expect(isOpenAt(paris(hours), new Date('2026-11-21T08:59:00Z'))).toBe(false)
    expect(isOpenAt(paris(hours), new Date('2026-11-21T09:00:00Z'))).toBe(true)
    expect(isOpenAt(paris(hours), new Date('2026-11-21T11:30:00Z'))).toBe(false)
    // 18 July 2026 is a Saturday; Paris is two hours ahead.
    expect(isOpenAt(paris(hours), new Date('2026-07-18T08:00:00Z'))).toBe(true)
    expect(isOpenAt(paris(hours), new Date('2026-07-18T16:00:00Z'))).toBe(false)
  })
  it('tells until when, or when next', () => {
    const at = (time: string) => openingState(paris(hours), new Date(time))?.sentence
    expect(at('2026-11-21T09:00:00Z')).toBe('Ouvert maintenant, jusqu’à 12 h 30')
    expect(at('2026-11-21T11:30:00Z')).toBe('Fermé, ouvre à 14 h')
    expect(at('2026-11-21T17:00:00Z')).toBe('Fermé, ouvre samedi prochain à 10 h')
    expect(at('2026-11-20T17:00:00Z')).toBe('Fermé, ouvre demain à 10 h')
    expect(at('2026-11-18T17:00:00Z')).toBe('Fermé, ouvre samedi à 10 h')
    expect(openingState(paris([]), new Date())).toBeNull()
  })
  it('keeps the order of periods however they come, each with its two times', () => {
    const day = (opensAt: string | null, closesAt: string | null) => ({
      weekday: 1,
      opensAt,
      closesAt,
    })
    const [early, noon, late] = [
      day('08:00', '10:00'),
      day('12:00', '13:00'),
      day('20:00', '21:00'),
    ]
    for (const order of [
      [early, noon, late],
      [late, noon, early],
      [noon, late, early],
    ]) {
      expect(periodsOf(order, 1)).toEqual([early, noon, late])
    }
    const halves = [day(null, '10:00'), day('08:00', null), day(null, null), day('8:00', '25:00')]
    expect(periodsOf(halves, 1)).toEqual([])
  })
  it('is not open by the hours of another day', () => {
    const at = (time: string) => openingState(paris(hours), new Date(time))
    // Friday at half past ten: the hour is one of Saturday's.
    expect(at('2026-11-20T09:30:00Z')).toEqual({
      isOpen: false,
      sentence: 'Fermé, ouvre demain à 10 h',
    })
    expect(at('2026-11-19T09:30:00Z')).toEqual({
      isOpen: false,
      sentence: 'Fermé, ouvre samedi à 10 h',
    })
    expect(isOpenAt(paris([]), new Date('2026-11-21T09:00:00Z'))).toBe(false)
  })
  it('passes over a period that ends as it begins', () => {
    const odd = [
      { weekday: 6, opensAt: '10:00', closesAt: '10:00' },
      { weekday: 6, opensAt: '14:00', closesAt: '18:00' },
    ]
    expect(openingState(paris(odd), new Date('2026-11-21T09:00:00Z'))?.sentence).toBe(
      'Fermé, ouvre à 14 h',
    )
  })
  it('stays open over midnight, until the morning of the day after', () => {
    // Saturday evening into Sunday.
    const night = paris([{ weekday: 6, opensAt: '20:00', closesAt: '02:00' }])
    const at = (time: string) => openingState(night, new Date(time))
    expect(at('2026-11-21T18:59:00Z')?.isOpen).toBe(false)
    expect(at('2026-11-21T22:30:00Z')?.sentence).toBe('Ouvert maintenant, jusqu’à 2 h')
    expect(at('2026-11-22T00:59:00Z')?.sentence).toBe('Ouvert maintenant, jusqu’à 2 h')
    expect(at('2026-11-22T01:00:00Z')?.isOpen).toBe(false)
    expect(at('2026-11-21T00:30:00Z')?.isOpen).toBe(false)
  })
  it('reads and words times', () => {
    expect(minutesOf('09:30')).toBe(570)
    expect(minutesOf('00:00')).toBe(0)
    expect(minutesOf('23:59')).toBe(1439)
    for (const wrong of ['25:00', '24:00', '10:60', '110:30', '10:300', '9:30', '', null]) {
      expect(minutesOf(wrong)).toBeNull()
    }
    expect(timeLabel('09:30')).toBe('9 h 30')
    expect(timeLabel('14:00')).toBe('14 h')
  })
})

describe('exceptions', () => {
  const every = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    return { weekday, opensAt: '10:00', closesAt: '12:00' }
  })
  const closed = (startDate: string, endDate = startDate) => ({
    startDate,
    endDate,
    isClosed: true,
  })
  const eve = {
    startDate: '2026-12-24',
    endDate: '2026-12-24',
    periods: [
      { opensAt: '15:00', closesAt: '16:00' },
      { opensAt: '09:00', closesAt: '10:00' },
    ],
  }
  const at = (time: string, openingExceptions: OpeningException[], openingHours = every) =>
    openingState({ openingHours, openingExceptions, timezone: 'Europe/Paris' }, new Date(time))
      ?.sentence

  it('close days that the week opens, and open hours that it does not know', () => {
    expect(at('2026-12-25T09:30:00Z', [closed('2026-12-25')])).toBe('Fermé, ouvre demain à 10 h')
    expect(at('2026-12-24T14:30:00Z', [eve])).toBe('Ouvert maintenant, jusqu’à 16 h')
    expect(at('2026-12-24T09:30:00Z', [eve])).toBe('Fermé, ouvre à 15 h')
    expect(at('2026-12-24T14:30:00Z', [eve], [])).toBe('Ouvert maintenant, jusqu’à 16 h')
  })
  it('follow the days of the shelter’s own clocks', () => {
    const opening = {
      openingHours: every,
      openingExceptions: [closed('2026-12-25')],
      timezone: 'Indian/Reunion',
    }
    // On La Réunion it is ten past ten, on the 25th and on the 26th.
    expect(openingState(opening, new Date('2026-12-25T06:10:00Z'))?.isOpen).toBe(false)
    expect(openingState(opening, new Date('2026-12-26T06:10:00Z'))?.isOpen).toBe(true)
  })
  it('say the date of an opening that is further than a week, and none of one that is too far', () => {
    const weeks = [closed('2026-12-20', '2027-01-01')]
    expect(at('2026-12-20T09:30:00Z', weeks)).toBe('Fermé, ouvre le 2 janvier à 10 h')
    expect(at('2026-12-20T09:30:00Z', [closed('2026-12-20', '2027-12-01')])).toBe(
      'Fermé en ce moment',
    )
    expect(at('2026-12-20T09:30:00Z', weeks, [])).toBeUndefined()
  })
  it('give way to a shorter one, whatever their order', () => {
    const weeks = closed('2026-12-20', '2027-01-03')
    for (const list of [
      [weeks, eve],
      [eve, weeks],
    ]) {
      expect(exceptionOn(list, '2026-12-24')).toBe(eve)
      expect(exceptionOn(list, '2026-12-23')).toBe(weeks)
      expect(exceptionOn(list, '2027-01-04')).toBeUndefined()
    }
    const [first, second] = [closed('2026-12-24'), closed('2026-12-24')]
    expect(exceptionOn([first, second], '2026-12-24')).toBe(second)
  })
  it('sort their periods and keep the week for the other days', () => {
    const opening = { openingHours: every, openingExceptions: [eve] }
    expect(periodsOn(opening, '2026-12-24').map(({ opensAt }) => opensAt)).toEqual([
      '09:00',
      '15:00',
    ])
    expect(periodsOn(opening, '2026-12-23').map(({ opensAt }) => opensAt)).toEqual(['10:00'])
  })
})

describe('hours in few characters', () => {
  const hours = [
    { id: 'a', weekday: 1, opensAt: '09:00', closesAt: '12:00', isClosed: false },
    { weekday: 1, opensAt: '14:00', closesAt: '19:00' },
    { weekday: 0, opensAt: '22:00', closesAt: '02:00' },
  ]

  it('say the same as before', () => {
    expect(packHours(hours)).toBe('109:0012:00 114:0019:00 022:0002:00')
    for (const day of WEEKDAYS_MONDAY_FIRST) {
      expect(periodsOf(unpackHours(packHours(hours)), day)).toEqual(
        periodsOf(hours, day).map(({ weekday, opensAt, closesAt }) => {
          return { weekday, opensAt, closesAt }
        }),
      )
    }
  })

  it('leave out closed days and what is no time', () => {
    const none = [
      { weekday: 2, isClosed: true, opensAt: '09:00', closesAt: '12:00' },
      { weekday: 3, opensAt: null, closesAt: '12:00' },
      { weekday: 4, opensAt: '9h', closesAt: '12:00' },
    ]
    expect(packHours(none)).toBe('')
    expect(unpackHours('')).toEqual([])
    expect(unpackHours('garbage 109:0012:00')).toEqual([
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
    ])
  })
})
