import { describe, expect, it } from 'vitest'

import { isNewSince, keptVisits, minuteOf, seen } from './visit.model'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)

describe('what is new since the last visit', () => {
  it('is nothing on the first one', () => {
    const visits = seen(null, at('20T10:00'))
    expect(visits.before).toBeNull()
    expect(isNewSince(minuteOf(at('20T09:59')), visits)).toBe(false)
    for (const wrong of ['', 'x', '<a>.<b>', '.zzzzzzz']) {
      expect(seen(wrong, at('20T10:00')).before).toBeNull()
    }
  })
  it('is what came after the end of the one before, until half an hour without a page', () => {
    const first = keptVisits(seen(null, at('20T10:00')))
    const stillFirst = keptVisits(seen(first, at('20T10:29')))
    expect(seen(stillFirst, at('20T10:40')).before).toBeNull()
    const next = seen(stillFirst, at('21T08:00'))
    expect(next.before).toBe(minuteOf(at('20T10:29')))
    expect(isNewSince(minuteOf(at('20T10:29')), next)).toBe(false)
    expect(isNewSince(minuteOf(at('20T10:30')), next)).toBe(true)
    expect(seen(keptVisits(next), at('21T08:10')).before).toBe(next.before)
  })
})
