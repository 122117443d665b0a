import { describe, expect, it } from 'vitest'

import { press } from './selection'

const ids = ['a', 'b', 'c', 'd']

describe('a selection', () => {
  it('takes one in, and out again', () => {
    expect([...press(new Set(['a']), ids, 'c', null)]).toEqual(['a', 'c'])
    expect([...press(new Set(['a', 'c']), ids, 'a', null)]).toEqual(['c'])
  })

  it('takes everything between two presses, in either direction', () => {
    expect([...press(new Set(['b']), ids, 'd', 'b')]).toEqual(['b', 'c', 'd'])
    expect([...press(new Set(['d']), ids, 'b', 'd')]).toEqual(['d', 'b', 'c'])
  })

  it('takes one alone when the other end is gone', () => {
    expect([...press(new Set(), ids, 'b', 'z')]).toEqual(['b'])
  })
})
