import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { drawnFrom, headOf, SOS_MOST, spread, WINDOW, type Candidate } from './order.model'

/** « aab » is two animals of a shelter and one of another, in that order. */
const of = (shelters: string): Candidate[] =>
  [...shelters].map((shelter, index) => ({ id: `${shelter}${index}`, shelter }))
const shelters = (animals: readonly Candidate[]): string =>
  animals.map(({ shelter }) => shelter).join('')

describe('a list that mixes shelters', () => {
  it('holds a fourth of one shelter back until the others have come', () => {
    expect(shelters(spread(of('aaaabc')))).toBe('aaabca')
    expect(shelters(spread(of('aaaa')))).toBe('aaaa')
    expect(shelters(spread(of('')))).toBe('')
  })

  it('lets a shelter come back once its three are out of sight', () => {
    // Eleven in front of the next one: the three at the head are out of the window.
    const row = shelters(spread(of('aaaabbbcccdddee')))
    expect(row).toBe('aaabbbcccdddaee')
    expect(row.indexOf('a', 3)).toBe(WINDOW.size)
  })

  it('counts what stands in front, and does not repeat it', () => {
    expect(shelters(spread(of('ab'), of('aaa')))).toBe('ba')
    expect(spread(of('a'), of('bbb'))).toEqual(of('a'))
  })
})

describe('the head of the list', () => {
  it('has three of a shelter, or more when there is no other', () => {
    expect(shelters(headOf(of('aaaabbbb')))).toBe('aaabbb')
    expect(shelters(headOf(of('aaaaab')))).toBe('aaab')
    expect(shelters(headOf(of('aaaaaaaa')))).toBe('a'.repeat(SOS_MOST))
    expect(shelters(headOf(of('aaabbbccc')))).toBe('aaabbb')
    expect(headOf([])).toEqual([])
  })
})

describe('a page of what was drawn', () => {
  it('is the same as a part of the list without those of the head, wherever it begins and ends', () => {
    const lists = fc.uniqueArray(fc.uuid(), { maxLength: 60 })
    fc.assert(
      fc.property(
        lists,
        lists,
        fc.nat(70),
        fc.nat(30),
        fc.infiniteStream(fc.boolean()),
        (...of) => {
          const [ids, others, from, count, chance] = of
          const head = [...ids.filter(() => chance.next().value), ...others].slice(0, 6)
          const left = ids.filter((id) => !head.includes(id))
          expect(drawnFrom(ids.join(''), head, from, count)).toEqual(left.slice(from, from + count))
        },
      ),
    )
  })
})
