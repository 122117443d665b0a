import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { drawable } from './drawable.model'

describe('what is drawn', () => {
  it.each([
    ['Nala', 'Nala'],
    ['Noël & Œdipe d’Été – 2e', 'Noël & Œdipe d’Été – 2e'],
    ['Nala 🐾', 'Nala'],
    ['Nala 🐾 la belle', 'Nala la belle'],
    ['Žižka de Łódź', 'Žižka de Łódź'],
    ['Ĵoĉjo, Nguyễn', 'Jocjo, Nguyen'],
    ['日本', ''],
  ])('of « %s » is « %s »', (text, drawn) => {
    expect(drawable(text)).toBe(drawn)
  })
  it('has no sign that the fonts lack, and drawn once more is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const drawn = drawable(text)
        expect(drawn).toMatch(/^[\u0020-\u021b\u2013\u2014\u2018\u2019\u2026]*$/)
        expect(drawable(drawn)).toBe(drawn)
      }),
    )
  })
})
