import { describe, expect, it } from 'vitest'

import { isFreeSlot, meetingSlots, type SlotFacts } from './slots.model'

/** A Saturday; Monday and Wednesday afternoons, Saturday all day, Sunday closed. */
const NOW = new Date('2026-11-21T20:00:00.000Z')
const hours = [
  { weekday: 1, opensAt: '14:00', closesAt: '17:00' },
  { weekday: 3, opensAt: '14:00', closesAt: '16:00' },
  { weekday: 6, opensAt: '10:00', closesAt: '12:00' },
  { weekday: 6, opensAt: '14:00', closesAt: '14:30' },
  { weekday: 0, isClosed: true, opensAt: '10:00', closesAt: '18:00' },
]
const facts: SlotFacts = { hours, exceptions: [], timezone: 'Europe/Paris', taken: [] }
const list = (given = facts, now = NOW) =>
  meetingSlots(given, now).flatMap(({ starts }) => starts.map((start) => start.toISOString()))

describe('meetings that can be chosen', () => {
  it('begin two days ahead and end before the shelter closes', () => {
    expect(list().slice(0, 8)).toEqual([
      '2026-11-23T13:00:00.000Z',
      '2026-11-23T13:45:00.000Z',
      '2026-11-23T14:30:00.000Z',
      '2026-11-23T15:15:00.000Z',
      '2026-11-25T13:00:00.000Z',
      '2026-11-25T13:45:00.000Z',
      '2026-11-28T09:00:00.000Z',
      '2026-11-28T09:45:00.000Z',
    ])
  })

  it('are offered for twelve days at most, none later than four weeks ahead', () => {
    const every = Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      opensAt: '14:00',
      closesAt: '15:00',
    }))
    const days = meetingSlots({ ...facts, hours: every }, NOW).map(({ day }) => day)
    expect([days.length, days[0], days.at(-1)]).toEqual([12, '2026-11-23', '2026-12-04'])
    // Closed but on Saturdays: the fourth one, 28 days ahead, is the last.
    const saturdays = meetingSlots({ ...facts, hours: every.slice(6) }, NOW).map(({ day }) => day)
    expect(saturdays).toEqual(['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'])
  })

  it('leave out what is taken, also when it only overlaps', () => {
    const taken = ['2026-11-23T14:00:00.000Z', '2026-11-25T13:00:00.000Z']
    expect(list({ ...facts, taken }).slice(0, 3)).toEqual([
      '2026-11-23T13:00:00.000Z',
      '2026-11-23T15:15:00.000Z',
      '2026-11-25T13:45:00.000Z',
    ])
  })

  it('are none on a public holiday', () => {
    const days = meetingSlots(facts, new Date('2026-11-08T09:00:00.000Z')).map(({ day }) => day)
    expect(days).not.toContain('2026-11-11')
    expect(days.slice(0, 3)).toEqual(['2026-11-14', '2026-11-16', '2026-11-18'])
    const summer = meetingSlots(facts, new Date('2026-08-10T09:00:00.000Z')).map(({ day }) => day)
    expect(summer[0]).toBe('2026-08-12')
    expect(summer).not.toContain('2026-08-15')
  })

  it('follow the exceptions of the shelter, which may open a holiday', () => {
    const exceptions = [
      {
        startDate: '2026-11-11',
        endDate: '2026-11-11',
        periods: [{ opensAt: '10:00', closesAt: '11:00' }],
      },
      { startDate: '2026-11-14', endDate: '2026-11-15', isClosed: true },
    ]
    const now = new Date('2026-11-08T09:00:00.000Z')
    const days = meetingSlots({ ...facts, exceptions }, now)
    expect(days[0]).toEqual({ day: '2026-11-11', starts: [new Date('2026-11-11T09:00:00.000Z')] })
    expect(days[1]?.day).toBe('2026-11-16')
  })

  it('stand on the clocks of the shelter', () => {
    const far = { ...facts, timezone: 'Indian/Reunion' }
    expect(list(far)[0]).toBe('2026-11-25T10:00:00.000Z')
  })

  it('keep their hour over the night on which clocks change', () => {
    const slots = list(facts, new Date('2027-03-24T09:00:00.000Z'))
    expect(slots).toContain('2027-03-27T09:00:00.000Z')
    expect(slots).toContain('2027-03-31T12:00:00.000Z')
  })

  it('are none at a shelter without hours', () => {
    expect(list({ ...facts, hours: [] })).toEqual([])
  })

  it('tell a free hour from any other', () => {
    expect(isFreeSlot(facts, '2026-11-23T13:45:00.000Z', NOW)).toBe(true)
    expect(isFreeSlot(facts, '2026-11-23T13:50:00.000Z', NOW)).toBe(false)
    expect(isFreeSlot(facts, '2026-11-16T13:00:00.000Z', NOW)).toBe(false)
    expect(isFreeSlot(facts, 'demain', NOW)).toBe(false)
  })
})
