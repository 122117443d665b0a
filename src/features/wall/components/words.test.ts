import { describe, expect, it } from 'vitest'

import { aboutLabel, aboutOf } from './words.fr'

describe('the label of one of many', () => {
  it('says again which one it means, whatever stands in its words', () => {
    for (const about of ['Première nuit', 'Santé\u00a0: tout va bien', 'Deux\nlignes', '']) {
      expect(aboutOf(aboutLabel('Signaler', about))).toBe(about)
    }
  })
  it('means nothing without the sign between', () => {
    expect(aboutOf('Signaler')).toBe('')
    expect(aboutOf(null)).toBe('')
  })
})
