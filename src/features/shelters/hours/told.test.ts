import { expect, it } from 'vitest'

import { exceptionsToTell } from './told.model'

const closed = (startDate: string, endDate = startDate) => ({ startDate, endDate })

it('tells what is to come, soonest first, for a year', () => {
  const list = [
    closed('2026-12-25'),
    closed('2026-11-01', '2026-11-24'),
    closed('2026-11-01', '2026-11-23'),
  ]
  expect(exceptionsToTell(list, '2026-11-24')).toEqual([list[1], list[0]])
  const [short, long] = [closed('2027-01-01', '2027-01-02'), closed('2027-01-01', '2027-01-09')]
  expect(exceptionsToTell([long, short], '2026-11-24')).toEqual([short, long])
  const year = [closed('2027-11-23'), closed('2027-11-24')]
  expect(exceptionsToTell(year, '2026-11-24')).toEqual(year.slice(0, 1))
  const many = Array.from({ length: 9 }, (_none, at) => closed(`2026-12-1${at}`))
  expect(exceptionsToTell(many, '2026-11-24')).toHaveLength(6)
})
