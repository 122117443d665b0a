import { describe, expect, it } from 'vitest'

import { beginning } from './squashed.model'

const squashed = { names: ['1_initial', '2_walks', '3_wall'], version: 'the version 0.9' }

describe('an initial migration that stands for others', () => {
  it('makes everything in an empty database', () => {
    expect(beginning([], squashed)).toBe('make')
  })

  it.each([
    [['1_initial', '2_walks', '3_wall']],
    [['3_wall', '1_initial', '2_walks']],
    // An installation may have some of its own.
    [['1_initial', '2_walks', '2_own_room', '3_wall', '4_own_room']],
  ])('takes a database as it is that had %j', (done) => {
    expect(beginning(done, squashed)).toBe('take as it is')
  })

  it.each([
    [['1_initial'], '2 of the 3 migrations that are one now, 2_walks first'],
    [['1_initial', '2_walks'], '1 of the 3 migrations that are one now, 3_wall first'],
    // The last alone says nothing of those before.
    [['3_wall'], '2 of the 3 migrations that are one now, 1_initial first'],
    [['0_older'], '3 of the 3 migrations that are one now, 1_initial first'],
  ])('refuses one that had %j, and names the way out', (done, words) => {
    expect(() => beginning(done, squashed)).toThrow(words)
    expect(() => beginning(done, squashed)).toThrow('start the version 0.9 on it once')
  })
})
