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
  it('reads and words times', () => {
    expect(minutesOf('09:30')).toBe(570)
    expect(minutesOf('25:00')).toBeNull()
    expect(timeLabel('09:30')).toBe('9 h 30')
    expect(timeLabel('14:00')).toBe('14 h')
  })
})
