import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mayBeSeen } from '../model'
import { inOrder, seenMessage, seenWhen } from './trail.model'

describe('a sighting', () => {
  it('is of an animal that is outside, while people look for it', () => {
    expect(mayBeSeen({ kind: 'LOST', status: 'OPEN' })).toBe(true)
    expect(mayBeSeen({ kind: 'LOST', status: 'RETURNED' })).toBe(false)
    expect(mayBeSeen({ kind: 'FOUND', status: 'OPEN', whereabouts: 'SEEN' })).toBe(true)
    expect(mayBeSeen({ kind: 'FOUND', status: 'OPEN', whereabouts: 'KEPT' })).toBe(false)
    expect(mayBeSeen({ kind: 'FOUND', status: 'OPEN', whereabouts: null })).toBe(false)
  })
  it.each([
    [null, 'mardi 24 novembre 2026'],
    ['18:00', 'mardi 24 novembre 2026 vers 18\u00a0h'],
    ['08:05', 'mardi 24 novembre 2026 vers 8\u00a0h\u00a005'],
  ])('at %s is said in words', (hour, words) => {
    expect(seenWhen({ day: '2026-11-24', hour })).toBe(words)
  })
  it('tells the exact point to the author of the report', () => {
    const seen = {
      species: 'CAT',
      sex: 'MALE',
      day: '2026-11-24',
      hour: null,
      communeName: 'Loches',
      department: '37',
      placeWords: 'près du pont',
    } as const
    const told = seenMessage({ ...seen, text: 'Il boitait.', exact: { lat: 47.131234, lng: 1 } })
    expect(told.split('\n\n')).toEqual([
      'Je l’ai vu le mardi 24 novembre 2026, Loches (37), près du pont.',
      'Il boitait.',
      'Le point exact, montré à vous seul\u00a0: https://www.openstreetmap.org/?mlat=47.13123&mlon=1.00000#map=17/47.13123/1.00000',
    ])
    expect(seenMessage({ ...seen, text: null, exact: null })).toBe(told.split('\n\n')[0])
  })
})

describe('a trail', () => {
  it('goes from the first day to the last, whatever the order in which people tell', () => {
    const seen = fc.record({
      day: fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25'),
      hour: fc.constantFrom(null, '00:00', '09:30', '23:59'),
    })
    fc.assert(
      fc.property(fc.array(seen), (all) => {
        const trail = inOrder(all)
        expect(trail).toHaveLength(all.length)
        for (const [at, { day, hour }] of trail.entries()) {
          const next = trail[at + 1]
          if (next) expect(`${day} ${hour ?? ''}` <= `${next.day} ${next.hour ?? ''}`).toBe(true)
        }
        expect(inOrder([...all].reverse())).toEqual(trail)
      }),
    )
  })
  it('keeps the order in which people told of one moment', () => {
    const told = ['first', 'second', 'third'].map((id) => ({
      id,
      day: '2026-11-24',
      hour: '09:30',
    }))
    expect(inOrder(told)).toEqual(told)
  })
})
