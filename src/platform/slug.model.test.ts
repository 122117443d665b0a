import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { freeSlug, nthSlug, slugify } from './slug.model'

describe('slugify', () => {
  it.each([
    ['Nos animaux à adopter', 'nos-animaux-a-adopter'],
    ['  Été – Hiver !  ', 'ete-hiver'],
    ['Cœur & sœur', 'coeur-soeur'],
    ['L’équipe', 'l-equipe'],
    ['---', ''],
    ['日本', ''],
  ])('%s → %s', (title, slug) => expect(slugify(title, 50)).toBe(slug))

  it('is cut at 50 characters, never on a hyphen', () => {
    expect(slugify(`${'a'.repeat(49)} b`, 50)).toBe('a'.repeat(49))
    expect(slugify('a'.repeat(80), 50)).toHaveLength(50)
  })

  it('is always an address, and slugifies to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const slug = slugify(title, 50)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(50)
        expect(slugify(slug, 50)).toBe(slug)
      }),
    )
  })
})

describe('a slug with a number', () => {
  it.each([
    ['refuge', 1, 'refuge'],
    ['refuge', 2, 'refuge-2'],
    ['le-lac', 2, 'le-lac-2'],
    ['abcdefghij', 1, 'abcdefghij'],
    ['abcdefghij', 2, 'abcdefgh-2'],
    ['abcdefghij', 12, 'abcdefg-12'],
    ['abcdefg-ij', 2, 'abcdefg-2'],
    ['abcdef--ij', 2, 'abcdef-2'],
  ])('%s is, at try %i, %s', (slug, nth, tried) => {
    expect(nthSlug(slug, nth, 10)).toBe(tried)
  })
})

describe('a free slug', () => {
  it('finds an address that is free, within the limit', () => {
    expect(freeSlug('adopter', new Set(), 50)).toBe('adopter')
    expect(freeSlug('adopter', new Set(['adopter', 'adopter-2']), 50)).toBe('adopter-3')
    const long = 'a'.repeat(50)
    expect(freeSlug(long, new Set([long]), 50)).toBe(`${'a'.repeat(48)}-2`)
  })
  it('keeps the hyphens between its words', () => {
    expect(freeSlug('nous-soutenir', new Set(['nous-soutenir']), 50)).toBe('nous-soutenir-2')
  })
  it('has no double hyphen where it was cut', () => {
    const words = `${'a'.repeat(47)}-bb`
    expect(freeSlug(words, new Set([words]), 50)).toBe(`${'a'.repeat(47)}-2`)
  })
  it('stays within the limit with two digits', () => {
    const long = 'a'.repeat(50)
    const taken = [long, ...[2, 3, 4, 5, 6, 7, 8, 9].map((nth) => long.slice(0, -2) + `-${nth}`)]
    expect(freeSlug(long, new Set(taken), 50)).toBe(`${long.slice(0, -3)}-10`)
  })
})
