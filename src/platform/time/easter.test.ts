import { expect, it } from 'vitest'

import { easterOf } from './working-days.model'

/** The earliest and the latest, the years that the rule moves by a week, and another century. */
it.each([
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2014-04-20',
  '2025-04-20',
  '2033-04-17',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2101-04-17',
  '2285-03-22',
])('Easter is on %s', (day) => {
  expect(easterOf(Number(day.slice(0, 4)))).toBe(day)
})
