import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { idsOf, moved, withMore } from './order'

describe('moved', () => {
  it('puts one element elsewhere and leaves the others in their order', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })
  it('loses and doubles nothing, and is undone by the way back', () => {
    const places = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 }).chain((list) =>
      fc.record({
        list: fc.constant(list),
        from: fc.nat(list.length - 1),
        to: fc.nat(list.length - 1),
      }),
    )
    fc.assert(
      fc.property(places, ({ list, from, to }) => {
        const after = moved(list, from, to)
        expect(after[to]).toBe(list[from])
        expect(moved(after, to, from)).toEqual(list)
      }),
    )
  })
})

describe('withMore', () => {
  it('adds at the end, each once, and says what it did', () => {
    expect(withMore(['a', 'b'], ['b', 'c', 'c', 'd'], 3)).toEqual({
      ids: ['a', 'b', 'c'],
      added: 1,
      known: 1,
      refused: 1,
    })
    expect(withMore([], ['x'])).toEqual({ ids: ['x'], added: 1, known: 0, refused: 0 })
  })
  it('never passes the limit, nor drops what was there', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 })
    fc.assert(
      fc.property(ids, ids, fc.nat(10), (before, more, most) => {
        const { ids: after, added, known, refused } = withMore(before, more, most)
        expect(after.slice(0, before.length)).toEqual(before)
        expect(after.length).toBeLessThanOrEqual(Math.max(before.length, most))
        expect(added + known + refused).toBe(more.length)
      }),
    )
  })
})

describe('idsOf', () => {
  it('reads every shape in which a form holds pictures', () => {
    expect(idsOf(null)).toEqual([])
    expect(idsOf(undefined)).toEqual([])
    expect(idsOf('a')).toEqual(['a'])
    expect(idsOf({ id: 'a' })).toEqual(['a'])
    expect(idsOf(['a', { id: 'b' }, null, 'a', ''])).toEqual(['a', 'b'])
  })
})
