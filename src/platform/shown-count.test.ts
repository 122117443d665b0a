import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { shownCount, shownPeople } from './shown-count.model'

describe('a count that everybody may read', () => {
  it.each([
    [0, null],
    [2, null],
    [3, '3 personnes'],
    [9, '9 personnes'],
    [10, '10 personnes'],
    [11, 'Plus de 10 personnes'],
    [20, 'Plus de 10 personnes'],
    [21, 'Plus de 20 personnes'],
    [51, 'Plus de 50 personnes'],
    [100, 'Plus de 50 personnes'],
    [101, 'Plus de 100 personnes'],
    [12_345, `Plus de ${(10_000).toLocaleString('fr-FR')} personnes`],
  ])('of %i people is %s', (count, words) => {
    expect(shownPeople(count)).toBe(words)
  })
  it('is never too much, and changes seldom', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1_000_000 }), (count) => {
        const shown = shownCount(count)
        expect(shown).not.toBeNull()
        if (!shown) return
        if (shown.isMore) {
          expect(shown.count).toBeLessThan(count)
          expect(shown.count * 2.5).toBeGreaterThanOrEqual(count)
        } else expect(shown.count).toBe(count)
      }),
    )
  })
})
