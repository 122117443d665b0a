import { describe, expect, it } from 'vitest'

import {
  ACTS,
  actsOf,
  datesWords,
  daysLeft,
  leftWords,
  percentOf,
  receivedOf,
  standingOf,
  statusAfter,
  STATUSES,
  undoOf,
} from './model'

const TODAY = '2026-11-26'

describe('the steps of a campaign', () => {
  it('each can be taken back from where it leads', () => {
    for (const act of ACTS) {
      for (const status of STATUSES) {
        const after = statusAfter(status, act)
        if (after) expect(statusAfter(after, undoOf(act))).toBe(status)
      }
    }
  })

  it('only those of its state are open', () => {
    expect(actsOf('DRAFT')).toEqual(['publish'])
    expect(actsOf('PUBLISHED')).toEqual(['unpublish', 'end'])
    expect(actsOf('ENDED')).toEqual(['reopen', 'archive'])
    expect(actsOf('ARCHIVED')).toEqual(['unarchive'])
  })
})

describe('what visitors see on a day', () => {
  const campaign = { status: 'PUBLISHED', startsOn: null, endsOn: null } as const

  it.each([
    [{}, 'OPEN'],
    [{ startsOn: TODAY, endsOn: TODAY }, 'OPEN'],
    [{ startsOn: '2026-11-27' }, 'COMING'],
    [{ endsOn: '2026-11-25' }, 'ENDED'],
    [{ status: 'ENDED', endsOn: '2026-12-31' }, 'ENDED'],
    [{ status: 'DRAFT' }, 'HIDDEN'],
    [{ status: 'ARCHIVED' }, 'HIDDEN'],
  ] as const)('%j is %s', (more, standing) => {
    expect(standingOf({ ...campaign, ...more }, TODAY)).toBe(standing)
  })

  it('counts the days that are left, the last one included', () => {
    expect(daysLeft(null, TODAY)).toBeNull()
    expect(daysLeft('2026-11-25', TODAY)).toBe(0)
    expect(leftWords('2026-11-26', TODAY)).toBe('Dernier jour')
    expect(leftWords('2026-12-01', TODAY)).toBe('Encore 6\u00a0jours')
    // The night on which clocks change has an hour more.
    expect(daysLeft('2026-10-26', '2026-10-24')).toBe(3)
  })

  it('says its dates', () => {
    expect(datesWords({ startsOn: null, endsOn: null })).toBeNull()
    expect(datesWords({ startsOn: null, endsOn: '2026-12-24' })).toContain('24 décembre 2026')
  })
})

describe('what was received', () => {
  /** A small generator with a seed: the same cases at every run. */
  const numbers = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647

  it('is the sum of every line, whatever their order, and never counts who has all back', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = numbers(seed)
      const gifts = Array.from({ length: Math.floor(next() * 8) }, (_, at) => {
        const paid = 100 + Math.floor(next() * 100_000)
        const back = next() < 0.3 ? paid : Math.floor(next() * paid)
        return { donor: `d${at}`, paid, back }
      })
      const lines = gifts.flatMap(({ donor, paid, back }) => [
        { donor, amountCents: paid },
        ...(back > 0 ? [{ donor, amountCents: -back }] : []),
      ])
      const shuffled = [...lines].sort(() => next() - 0.5)
      expect(receivedOf(shuffled)).toEqual(receivedOf(lines))
      expect(receivedOf(lines)).toEqual({
        receivedCents: gifts.reduce((sum, { paid, back }) => sum + paid - back, 0),
        donors: gifts.filter(({ paid, back }) => back < paid).length,
      })
    }
  })

  it('is never said to be all before it is', () => {
    for (let goal = 1; goal < 3000; goal += 7) {
      expect(percentOf(goal - 1, goal)).toBeLessThan(100)
      expect(percentOf(goal, goal)).toBe(100)
      expect(percentOf(goal * 3, goal)).toBe(100)
      expect(percentOf(-5, goal)).toBe(0)
    }
    expect(percentOf(10, 0)).toBe(0)
  })
})
