import { describe, expect, it } from 'vitest'

import { headOf, SOS_MOST, spread, WINDOW, type Candidate } from './order.model'

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
