import { describe, expect, it } from 'vitest'

import { endOf, isReminderDue, overlap, refuseTaking, seriesOf } from './slots.model'

const isos = (dates: readonly Date[]) => dates.map((date) => date.toISOString())

describe('slots that come back each week', () => {
  it('keep the hour of the clocks when these change', () => {
    const series = { day: '2026-10-18', time: '09:30', weeks: 3 }
    expect(isos(seriesOf(series, 'Europe/Paris'))).toEqual([
      '2026-10-18T07:30:00.000Z',
      '2026-10-25T08:30:00.000Z',
      '2026-11-01T08:30:00.000Z',
    ])
  })
  it('follow the clocks of overseas departments, which do not change', () => {
    const series = { day: '2026-10-18', time: '09:30', weeks: 2 }
    expect(isos(seriesOf(series, 'Indian/Reunion'))).toEqual([
      '2026-10-18T05:30:00.000Z',
      '2026-10-25T05:30:00.000Z',
    ])
    expect(isos(seriesOf({ ...series, weeks: 1 }, 'America/Martinique'))).toEqual([
      '2026-10-18T13:30:00.000Z',
    ])
  })
})

describe('taking a slot', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const slot = {
    startsAt: new Date('2026-11-21T10:00:00Z'),
    minutes: 120,
    isCancelled: false,
    places: 2,
    taken: 1,
  }
  it('is refused once it is full, begun or cancelled', () => {
    expect(refuseTaking(slot, now)).toBeNull()
    expect(refuseTaking({ ...slot, taken: 2 }, now)).toBe('full')
    expect(refuseTaking({ ...slot, startsAt: now }, now)).toBe('begun')
    expect(refuseTaking({ ...slot, isCancelled: true, taken: 2 }, now)).toBe('cancelled')
  })
  it('knows which share a moment', () => {
    const after = { startsAt: endOf(slot), minutes: 60 }
    expect(overlap(slot, after)).toBe(false)
    expect(overlap(slot, { ...after, startsAt: new Date(after.startsAt.getTime() - 1) })).toBe(true)
  })
})

describe('the reminder', () => {
  it.each([
    ['2026-11-20T07:59:00Z', false],
    ['2026-11-20T08:00:00Z', true],
    ['2026-11-20T18:59:00Z', true],
    ['2026-11-20T19:00:00Z', false],
    ['2026-11-21T08:30:00Z', false],
    ['2026-11-19T12:00:00Z', false],
  ])('at %s in Paris: %s', (at, isDue) => {
    expect(isReminderDue(new Date('2026-11-21T09:00:00Z'), 'Europe/Paris', new Date(at))).toBe(
      isDue,
    )
  })
  it('is of the clocks of the place', () => {
    const startsAt = new Date('2026-11-21T04:00:00Z')
    expect(isReminderDue(startsAt, 'Indian/Reunion', new Date('2026-11-20T05:00:00Z'))).toBe(true)
  })
})
