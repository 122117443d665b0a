import { describe, expect, it } from 'vitest'

import {
  isOpenAt,
  minutesOf,
  openingState,
  periodsOf,
  timeLabel,
  WEEKDAYS_MONDAY_FIRST,
} from './opening-hours.model'

describe('opening hours', () => {
  const hours = [
    { weekday: 6, opensAt: '14:00', closesAt: '18:00' },
    { weekday: 6, opensAt: '10:00', closesAt: '12:30' },
    { weekday: 0, isClosed: true, opensAt: '10:00', closesAt: '12:00' },
  ]
  const paris = 'Europe/Paris'
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
    expect(isOpenAt(hours, new Date('2026-11-21T08:59:00Z'), paris)).toBe(false)
    expect(isOpenAt(hours, new Date('2026-11-21T09:00:00Z'), paris)).toBe(true)
    expect(isOpenAt(hours, new Date('2026-11-21T11:30:00Z'), paris)).toBe(false)
    // 18 July 2026 is a Saturday; Paris is two hours ahead.
    expect(isOpenAt(hours, new Date('2026-07-18T08:00:00Z'), paris)).toBe(true)
    expect(isOpenAt(hours, new Date('2026-07-18T16:00:00Z'), paris)).toBe(false)
  })
  it('tells until when, or when next', () => {
    const at = (time: string) => openingState(hours, new Date(time), paris)?.sentence
    expect(at('2026-11-21T09:00:00Z')).toBe('Ouvert maintenant, jusqu’à 12 h 30')
    expect(at('2026-11-21T11:30:00Z')).toBe('Fermé, ouvre à 14 h')
    expect(at('2026-11-21T17:00:00Z')).toBe('Fermé, ouvre samedi prochain à 10 h')
    expect(at('2026-11-20T17:00:00Z')).toBe('Fermé, ouvre demain à 10 h')
    expect(at('2026-11-18T17:00:00Z')).toBe('Fermé, ouvre samedi à 10 h')
    expect(openingState([], new Date(), paris)).toBeNull()
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
    const at = (time: string) => openingState(hours, new Date(time), paris)
    // Friday at half past ten: the hour is one of Saturday's.
    expect(at('2026-11-20T09:30:00Z')).toEqual({
      isOpen: false,
      sentence: 'Fermé, ouvre demain à 10 h',
    })
    expect(at('2026-11-19T09:30:00Z')).toEqual({
      isOpen: false,
      sentence: 'Fermé, ouvre samedi à 10 h',
    })
    expect(isOpenAt([], new Date('2026-11-21T09:00:00Z'), paris)).toBe(false)
  })
  it('passes over a period that ends as it begins', () => {
    const odd = [
      { weekday: 6, opensAt: '10:00', closesAt: '10:00' },
      { weekday: 6, opensAt: '14:00', closesAt: '18:00' },
    ]
    expect(openingState(odd, new Date('2026-11-21T09:00:00Z'), paris)?.sentence).toBe(
      'Fermé, ouvre à 14 h',
    )
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
