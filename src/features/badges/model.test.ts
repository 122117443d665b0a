import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  afterCount,
  afterPress,
  byCount,
  FORCED,
  leftWords,
  progressOf,
  progressWords,
  summaryWords,
  type Held,
} from './model'

const HELD: fc.Arbitrary<Held> = fc.record({
  current: fc.nat(30),
  needed: fc.integer({ min: 1, max: 30 }),
  isActive: fc.boolean(),
  isUnlocked: fc.boolean(),
  forced: fc.constantFrom(null, ...FORCED),
})
/** As the database has them: what is forced is so. */
const STORED = HELD.map((held) =>
  held.forced === null ? held : { ...held, isUnlocked: held.forced === 'UNLOCKED' },
)

describe('a count', () => {
  it('unlocks at its value, and locks below it', () => {
    const held = { needed: 10, isActive: true, forced: null }
    expect(afterCount({ ...held, current: 9, isUnlocked: false })).toBe(false)
    expect(afterCount({ ...held, current: 10, isUnlocked: false })).toBe(true)
    expect(afterCount({ ...held, current: 9, isUnlocked: true })).toBe(false)
  })
  it('never unlocks what is not given any more, and leaves it to those who have it', () => {
    const held = { current: 20, needed: 10, isActive: false }
    expect(byCount({ ...held, isUnlocked: false })).toBe(false)
    expect(byCount({ ...held, isUnlocked: true })).toBe(true)
    expect(byCount({ ...held, current: 9, isUnlocked: true })).toBe(false)
  })
  it('changes nothing that was forced, and nothing the second time', () => {
    fc.assert(
      fc.property(STORED, (held) => {
        const isUnlocked = afterCount(held)
        if (held.forced !== null) expect(isUnlocked).toBe(held.isUnlocked)
        expect(afterCount({ ...held, isUnlocked })).toBe(isUnlocked)
      }),
    )
  })
  it('never takes a badge away because somebody did more', () => {
    fc.assert(
      fc.property(STORED, fc.nat(20), (held, more) => {
        const isUnlocked = afterCount(held)
        const later = afterCount({ ...held, isUnlocked, current: held.current + more })
        expect(isUnlocked && !later).toBe(false)
      }),
    )
  })
})

describe('a press of a super admin', () => {
  it('always turns the badge round, and a count leaves it so', () => {
    fc.assert(
      fc.property(STORED, (held) => {
        const after = afterPress(held)
        expect(after.isUnlocked).toBe(!held.isUnlocked)
        expect(afterCount({ ...held, ...after })).toBe(after.isUnlocked)
      }),
    )
  })
  it('says that it forced only where the count says something else', () => {
    const held = { current: 3, needed: 10, isActive: true, isUnlocked: false, forced: null }
    expect(afterPress(held)).toEqual({ isUnlocked: true, forced: 'UNLOCKED' })
    expect(afterPress({ ...held, isUnlocked: true, forced: 'UNLOCKED' })).toEqual({
      isUnlocked: false,
      forced: null,
    })
    expect(afterPress({ ...held, current: 12, isUnlocked: true })).toEqual({
      isUnlocked: false,
      forced: 'LOCKED',
    })
    expect(afterPress({ ...held, current: 12, forced: 'LOCKED' })).toEqual({
      isUnlocked: true,
      forced: null,
    })
  })
})

describe('what is said', () => {
  it('counts in the unit of the criterion', () => {
    expect(progressWords('VOLUNTEER_HOURS', 12, 50)).toBe('12 sur 50\u00a0heures')
    expect(progressWords('COMMUNITY_POSTS', 8, 1)).toBe('8\u00a0publications, seuil de 1')
    expect(leftWords('SHELTER_VISITS', 4, 5)).toBe('Encore 1\u00a0visite')
    expect(leftWords('DONATION_AMOUNT', 100, 100)).toBeNull()
    expect(summaryWords(1, 12)).toBe('1 badge débloqué sur 12')
    expect(summaryWords(3, 12)).toBe('3 badges débloqués sur 12')
  })
  it('is whole only when it is reached', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (current, needed) => {
        const percent = progressOf(current, needed)
        expect(percent >= 0 && percent <= 100).toBe(true)
        expect(percent === 100).toBe(current >= needed)
      }),
    )
  })
})
