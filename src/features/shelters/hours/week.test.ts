import { describe, expect, it } from 'vitest'

import { closeDay, copyDay, dayOf, openDay, setPeriods } from './week.model'

const week = [
  { id: 'a', weekday: 3, opensAt: '14:00', closesAt: '18:00' },
  { id: 'b', weekday: 1, opensAt: '10:00', closesAt: '12:00' },
  { id: 'c', weekday: 0, isClosed: true },
  { id: 'd', weekday: 3, opensAt: '10:00', closesAt: '12:00' },
]
const ids = (rows: ReadonlyArray<{ id?: string | null }>) => rows.map(({ id }) => id)
const newIds = () => {
  let last = 0
  return () => `new-${(last += 1)}`
}

describe('the grid of a week', () => {
  it('shows the periods of a day, and a day without any as closed', () => {
    expect(ids(dayOf(week, 3).periods)).toEqual(['a', 'd'])
    expect(dayOf(week, 3).isClosed).toBe(false)
    expect(dayOf(week, 0)).toEqual({ weekday: 0, isClosed: true, periods: [] })
    expect(dayOf(week, 5).isClosed).toBe(true)
  })
  it('closes a day and gives its hours back when it is opened again, with the same ids', () => {
    const closed = closeDay(week, 3, newIds())
    expect(dayOf(closed, 3).isClosed).toBe(true)
    const open = openDay(closed, 3, newIds())
    expect(dayOf(open, 3).periods).toMatchObject([
      { id: 'a', opensAt: '14:00' },
      { id: 'd', opensAt: '10:00' },
    ])
  })
  it('writes the week Monday first and makes an id only for a new row', () => {
    const next = closeDay(week, 2, newIds())
    expect(ids(next)).toEqual(['b', 'new-1', 'a', 'd', 'c'])
    expect(ids(openDay(week, 5, newIds()))).toEqual(['b', 'a', 'd', 'new-1', 'c'])
  })
  it('changes the periods of one day alone', () => {
    const next = setPeriods(week, 3, [{ id: 'd', opensAt: '10:00', closesAt: '12:30' }])
    expect(ids(next)).toEqual(['b', 'd', 'c'])
    expect(dayOf(next, 3).periods[0]).toMatchObject({ weekday: 3, closesAt: '12:30' })
  })
  it('copies a day to others, whose rows keep their ids as far as they go', () => {
    const next = copyDay(week, 3, [1, 0], newIds())
    expect(dayOf(next, 1).periods).toMatchObject([
      { id: 'b', opensAt: '14:00', closesAt: '18:00' },
      { id: 'new-1', opensAt: '10:00', closesAt: '12:00' },
    ])
    expect(ids(dayOf(next, 0).periods)).toEqual(['c', 'new-2'])
    expect(ids(dayOf(next, 3).periods)).toEqual(['a', 'd'])
    const closed = copyDay(week, 0, [3], newIds())
    expect(dayOf(closed, 3).isClosed).toBe(true)
    expect(ids(dayOf(openDay(closed, 3, newIds()), 3).periods)).toEqual(['a', 'd'])
  })
})
