import { describe, expect, it } from 'vitest'

import { isZone, newestDay, ZONE_LABELS, zoneOf } from './zones.model'

describe('the clocks of shelters', () => {
  it.each(Object.keys(ZONE_LABELS))('%s is one that the machine knows', (timeZone) => {
    expect(() => new Intl.DateTimeFormat('fr-FR', { timeZone })).not.toThrow()
    expect(zoneOf(timeZone)).toBe(timeZone)
  })
  it.each(['Mars/Phobos', 'Etc/GMT+99', 'x', '', null, undefined, 'toString', '__proto__'])(
    'reads %s as Paris',
    (stored) => {
      expect(zoneOf(stored)).toBe('Europe/Paris')
      expect(isZone(String(stored))).toBe(false)
    },
  )
})

it.each([
  // In Paris the afternoon of the 24th: in Wallis the 25th began at noon of Greenwich.
  ['2026-12-24T11:59:00Z', '2026-12-24'],
  ['2026-12-24T12:00:00Z', '2026-12-25'],
])('at %s the newest day of France is %s', (instant, day) => {
  expect(newestDay(new Date(instant))).toBe(day)
})
