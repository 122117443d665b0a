import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ageLabel } from './age.model'

describe('ageLabel', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  it.each([
    [0, '0 jour'],
    [1, '1 jour'],
    [29, '29 jours'],
    [30, '1 mois'],
    [59, '1 mois'],
    [60, '2 mois'],
    [359, '11 mois'],
    [360, '1 an'],
    [364, '1 an'],
    [365, '1 an'],
    [729, '1 an'],
    [730, '2 ans'],
  ])('%i days read « %s »', (days, label) => {
    expect(ageLabel(ago(days), now)).toBe(label)
  })
  it('says when it is unknown', () => {
    expect(ageLabel(null, now)).toBe('âge inconnu')
    expect(ageLabel('hier', now)).toBe('âge inconnu')
  })
  it('always gives a number and a French unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        expect(ageLabel(ago(days), now)).toMatch(/^\d+ (jours?|mois|ans?)$/)
      }),
    )
  })
})
