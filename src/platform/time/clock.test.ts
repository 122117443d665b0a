import fc from 'fast-check'
import { expect, it } from 'vitest'

import { wallClock } from './clock'
import { ZONE_LABELS } from './zones.model'

const shown = (instant: number, timeZone: string) =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 19).replace('T', ' ')

const intlOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (instant: number) => format.format(instant)
}

const seconds = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 })
    .map((second) => second * 1000)
// Rules of before 1998 are others.
const instants = fc.oneof(seconds('1950-01-01', '1998-01-01'), seconds('1998-01-01', '2100-01-01'))

it.each(Object.keys(ZONE_LABELS))('the clocks of %s are those that Intl knows', (timeZone) => {
  const intl = intlOf(timeZone)
  fc.assert(
    fc.property(instants, (instant) => {
      expect(shown(instant, timeZone)).toBe(intl(instant))
    }),
    { numRuns: 300 },
  )
})

it('the clocks of Paris change in the second that the law says, each year', () => {
  const intl = intlOf('Europe/Paris')
  for (let year = 1994; year <= 2040; year += 1) {
    for (const month of [2, 8, 9]) {
      for (let day = 22; day <= 31; day += 1) {
        const at = Date.UTC(year, month, day, 1)
        for (const instant of [at - 1000, at, at + 1000]) {
          expect(shown(instant, 'Europe/Paris')).toBe(intl(instant))
        }
      }
    }
  }
})
