import { describe, expect, it } from 'vitest'

import { NOTIFICATION_TYPES } from './model'
import { badgeOf, CATEGORIES, PRIORITIES, toneOf, TYPES, withoutGreeting } from './types.model'

describe('the types of notifications', () => {
  it('are the 26 of the contract, each described once', () => {
    expect(Object.keys(TYPES)).toEqual([...NOTIFICATION_TYPES])
    expect(NOTIFICATION_TYPES).toHaveLength(26)
  })
  it('use every category and priority, and the durations of the contract', () => {
    const all = Object.values(TYPES)
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES))
    expect([...new Set(all.map(({ toastMs }) => toastMs))].sort((a, b) => a - b)).toEqual([
      4000, 5000, 6000, 8000, 10_000, 12_000, 15_000,
    ])
    expect([TYPES.ANIMAL_LIKED.toastMs, TYPES.PLAN_EXPIRED.toastMs]).toEqual([4000, 12_000])
    expect(TYPES.EMERGENCY_ALERT).toMatchObject({ toastMs: 15_000, priority: 'high', color: 'red' })
  })
  it.each([
    ['green', 'success'],
    ['red', 'destructive'],
    ['orange', 'warning'],
    ['blue', 'info'],
  ] as const)('of colour %s is shown as %s', (color, tone) => {
    expect(toneOf({ color })).toBe(tone)
  })
})

describe('the words of a notification', () => {
  it('begin after the greeting', () => {
    expect(withoutGreeting('Bonjour Léa, votre demande est là.')).toBe('Votre demande est là.')
    expect(withoutGreeting('Bonjour, à bientôt.')).toBe('À bientôt.')
    expect(withoutGreeting('Une visite est prévue.')).toBe('Une visite est prévue.')
    expect(withoutGreeting('Bonjour Léa,  à bientôt.')).toBe('À bientôt.')
    expect(withoutGreeting('Il dit Bonjour Léa, et part.')).toBe('Il dit Bonjour Léa, et part.')
  })
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('of a count of %i are %s', (count, badge) => {
    expect(badgeOf(count)).toBe(badge)
  })
})
