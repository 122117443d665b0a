import { describe, expect, it } from 'vitest'

import {
  firstNameOf,
  mayReport,
  mayResume,
  mayStop,
  MESSAGES_A_DAY,
  NAME_MAX,
  normalise,
  otherSide,
  refusalFor,
  SENTENCES,
  STATES,
  waitOf,
} from './model'

describe('a side may write', () => {
  it('while the thread is open, and only then', () => {
    const open = STATES.filter((state) => refusalFor({ state, endedBy: 'from' }, 'to') === null)
    expect(open).toEqual(['OPEN'])
  })
  it('and reads neutral words otherwise, the same for a report and for a stop', () => {
    expect(refusalFor({ state: 'BLOCKED', endedBy: 'to' }, 'from')).toBe(SENTENCES.refused)
    expect(refusalFor({ state: 'STOPPED', endedBy: 'to' }, 'from')).toBe(SENTENCES.refused)
    expect(refusalFor({ state: 'BLOCKED', endedBy: 'to' }, 'to')).toBe(SENTENCES.ownBlock)
    expect(refusalFor({ state: 'STOPPED', endedBy: 'to' }, 'to')).toBe(SENTENCES.ownStop)
    expect(refusalFor({ state: 'OVER', endedBy: null }, 'to')).toBe(SENTENCES.over)
    expect(refusalFor({ state: 'WAITING', endedBy: null }, 'to')).toBe(SENTENCES.waiting)
  })
})

it('only who stopped takes a thread up again, and nobody a reported one', () => {
  expect(mayResume({ state: 'STOPPED', endedBy: 'to' }, 'to')).toBe(true)
  expect(mayResume({ state: 'STOPPED', endedBy: 'to' }, 'from')).toBe(false)
  expect(mayResume({ state: 'BLOCKED', endedBy: 'to' }, 'to')).toBe(false)
  expect(mayResume({ state: 'OVER', endedBy: 'to' }, 'to')).toBe(false)
})

it('what is over may still be reported, and only what is open is stopped', () => {
  const reported = STATES.filter((state) => mayReport({ state, endedBy: 'to' }, 'to'))
  expect(reported).toEqual(['OPEN', 'STOPPED', 'OVER'])
  expect(STATES.filter((state) => mayStop({ state }))).toEqual(['OPEN'])
})

it('whoever was reported may report too, once, and reads then what the other reads', () => {
  const blocked = { state: 'BLOCKED', endedBy: 'to' } as const
  expect(mayReport(blocked, 'from')).toBe(true)
  expect(mayReport(blocked, 'to')).toBe(false)
  const both = { ...blocked, alsoReportedAt: '2026-11-25' }
  expect(mayReport(both, 'from')).toBe(false)
  expect(refusalFor(both, 'from')).toBe(SENTENCES.ownBlock)
})

it('of a name the first word is shown, unless it tells more than a name', () => {
  expect(firstNameOf('  Léa Martin ')).toBe('Léa')
  expect(firstNameOf('Jean-Paul')).toBe('Jean-Paul')
  for (const telling of ['lea@exemple.fr', '0612345678', 'www.exemple.fr', 'https://x.fr', ' ']) {
    expect(firstNameOf(telling)).toBe('Une personne')
  }
  expect(firstNameOf('é'.repeat(NAME_MAX + 1))).toHaveLength(NAME_MAX)
})

it('there are two sides, and one way to write an address', () => {
  expect([otherSide('from'), otherSide('to')]).toEqual(['to', 'from'])
  expect(normalise(' Bob@X.fr ')).toBe('bob@x.fr')
})

describe('after the messages of a day', () => {
  const now = 100 * 24 * 3_600_000
  const before = (hours: number) => now - hours * 3_600_000

  it('one waits until the oldest of them is a day old', () => {
    const sent = Array.from({ length: MESSAGES_A_DAY }, () => before(23))
    expect(waitOf(sent, now)).toBe(3600)
    expect(waitOf(sent.slice(1), now)).toBe(0)
    expect(waitOf([before(23.5), ...sent], now)).toBe(3600)
  })
  it('a wait is never nothing', () => {
    expect(
      waitOf(
        Array.from({ length: MESSAGES_A_DAY }, () => before(24)),
        now,
      ),
    ).toBe(1)
  })
})
