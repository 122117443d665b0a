import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isDue, lastSlot, nextRun, safeMessage, type Recurrence } from './model'

const nightly: Recurrence = { dailyAt: '00:05' }

describe('recurring tasks', () => {
  it.each([
    ['2026-10-24T22:04:59Z', '2026-10-23T22:05:00.000Z', '2026-10-24T22:05:00.000Z'],
    ['2026-10-24T22:05:00Z', '2026-10-24T22:05:00.000Z', '2026-10-25T23:05:00.000Z'],
    ['2026-10-25T23:04:00Z', '2026-10-24T22:05:00.000Z', '2026-10-25T23:05:00.000Z'],
    ['2026-03-28T23:05:00Z', '2026-03-28T23:05:00.000Z', '2026-03-29T22:05:00.000Z'],
    ['2026-03-29T22:04:00Z', '2026-03-28T23:05:00.000Z', '2026-03-29T22:05:00.000Z'],
  ])('00:05 of Paris, at %s: last at %s, next at %s', (now, last, next) => {
    expect(lastSlot(nightly, new Date(now)).toISOString()).toBe(last)
    expect(nextRun(nightly, new Date(now)).toISOString()).toBe(next)
  })

  it.each(['00:05', '02:30', '03:00', '23:59'])('come once each day at %s, all year', (dailyAt) => {
    let at = new Date('2026-01-01T12:00:00Z')
    const days = new Set<string>()
    for (let count = 0; count < 365; count += 1) {
      at = nextRun({ dailyAt }, at)
      days.add(new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris' }).format(at))
    }
    expect(days.size).toBe(365)
  })

  const recurrences = fc.oneof(
    fc.record({ everyMinutes: fc.constantFrom(1, 5, 15, 60) }),
    fc.record({ dailyAt: fc.constantFrom('00:00', '00:05', '01:59', '02:30', '23:59') }),
  )
  const instants = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  })

  it('a slot that was taken is not due again until the next one', () => {
    fc.assert(
      fc.property(recurrences, instants, (recurrence, now) => {
        const last = lastSlot(recurrence, now)
        const next = nextRun(recurrence, now)
        expect(last <= now && now < next).toBe(true)
        expect(lastSlot(recurrence, new Date(next.getTime() - 1))).toEqual(last)
        expect(lastSlot(recurrence, next)).toEqual(next)
        expect(isDue(recurrence, last, now)).toBe(false)
        expect(isDue(recurrence, last, next)).toBe(true)
        expect(isDue(recurrence, null, now)).toBe(true)
      }),
    )
  })
})

describe('safeMessage', () => {
  it.each([
    ['550 <marie@exemple.fr>: unknown', '550 <•••>: unknown'],
    ['connect smtp://user:pa55@mail.fr:25 refused', 'connect smtp://•••@mail.fr:25 refused'],
    ['password=hunter2 is wrong', 'password=••• is wrong'],
    ['token 0a1b2c3d4e5f60718293a4b5c6d7e8f9 expired', 'token ••• expired'],
    ['api_key=k1 and client_secret: s2', 'api_key=••• and client_secret: •••'],
    ['Authorization: Bearer abc.def refused', 'Authorization: ••• refused'],
    ['PGPASSWORD=p1 access-token="t2" cookie: c3', 'PGPASSWORD=••• access-token=••• cookie: •••'],
    ['refused Bearer abc.def', 'refused Bearer •••'],
    ['Key (slug)=(rex) already exists', 'Key (slug)=(rex) already exists'],
    ['two\nlines', 'two lines'],
  ])('%j is kept as %j', (message, kept) => {
    expect(safeMessage(new Error(message))).toBe(kept)
  })
  it('keeps the id of a row and is short', () => {
    const id = '0196a1b2-c3d4-7e5f-8071-8293a4b5c6d7'
    expect(safeMessage(`no animal ${id}`)).toBe(`no animal ${id}`)
    expect(safeMessage('x'.repeat(1_000_000))).toHaveLength(300)
  })
})

it('a message of an error is on one line', () => {
  expect(safeMessage('  a\n\n  b  ')).toBe('a b')
  expect(safeMessage('a  Bearer   abc')).toBe('a Bearer •••')
})

it('a task that never ran is due, one that took its slot is not', () => {
  const now = new Date('2026-11-22T10:07:00Z')
  const every: Recurrence = { everyMinutes: 5 }
  expect(isDue(every, null, now)).toBe(true)
  expect(isDue(every, new Date('2026-11-22T10:05:00Z'), now)).toBe(false)
  expect(isDue(every, new Date('2026-11-22T10:00:00Z'), now)).toBe(true)
})
