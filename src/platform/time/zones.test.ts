import { describe, expect, it } from 'vitest'

import { isZone, ZONE_LABELS, zoneOf } from './zones.model'

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
