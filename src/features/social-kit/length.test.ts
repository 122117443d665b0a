import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hashtag, hashtags } from './hashtags.model'
import { cutOn, lengthOn, signsOf } from './length.model'

describe('the length of a text', () => {
  it.each([
    ['X', 'Nala', 4],
    ['X', 'https://exemple.fr/une/adresse/tres/longue/qui/ne/compte/pas', 23],
    ['X', 'Ici https://a.fr/b et là', 33],
    ['X', '🐾', 2],
    ['X', '👨‍👩‍👧‍👦', 2],
    ['X', '🇫🇷', 2],
    ['X', '日本', 4],
    ['X', 'e\u0301te\u0301 « là »', 10],
    ['INSTAGRAM', '👨‍👩‍👧‍👦 été', 5],
    ['FACEBOOK', 'https://a.fr', 12],
  ] as const)('on %s of « %s » is %i', (network, text, length) => {
    expect(lengthOn(network, text)).toBe(length)
  })
})

describe('a cut', () => {
  it('is between two words, with its ellipsis', () => {
    expect(cutOn('FACEBOOK', 'Douce et joueuse, elle', 18)).toBe('Douce et joueuse…')
    expect(cutOn('FACEBOOK', ' Douce ', 18)).toBe('Douce')
    expect(cutOn('FACEBOOK', 'Anticonstitutionnellement', 5)).toBe('Anti…')
    expect(cutOn('FACEBOOK', 'https://a.fr/tres/long', 5)).toBe('')
    expect(cutOn('FACEBOOK', 'Voir https://a.fr/tres/long', 12)).toBe('Voir…')
    expect(cutOn('FACEBOOK', 'Voir', 0)).toBe('')
  })
  it('fits, and is the beginning of the text', () => {
    const network = fc.constantFrom('X' as const, 'INSTAGRAM' as const)
    fc.assert(
      fc.property(network, fc.string({ unit: 'grapheme' }), fc.nat(60), (on, text, max) => {
        const cut = cutOn(on, text, max)
        expect(lengthOn(on, cut)).toBeLessThanOrEqual(max)
        const signs = signsOf(text.trim().replace(/[ \t\r\n]+/g, ' ')).join('')
        const begun = cut.endsWith('…') ? cut.slice(0, -1) : cut
        expect(signs.startsWith(begun.replace(/[ \t\r\n]+/g, ' '))).toBe(true)
      }),
    )
  })
})

describe('a hashtag', () => {
  it.each([
    ['Côtes-d’Armor', '#CotesDArmor'],
    ['refuge du lac', '#RefugeDuLac'],
    ['Œuvre d’Été', '#OeuvreDEte'],
    ['Ł ódź', '#Odz'],
    ['35', ''],
    ['日本', ''],
    ['Un nom de refuge beaucoup trop long pour cela', ''],
  ])('of « %s » is « %s »', (words, tag) => expect(hashtag(words)).toBe(tag))
  it('is there once', () => {
    expect(hashtags(['Refuge', null, 'refuge', '', 'SPA'])).toEqual(['#Refuge', '#SPA'])
  })
  it('is letters and digits alone, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        expect(hashtag(words)).toMatch(/^(#[A-Za-z0-9]+)?$/)
      }),
    )
  })
})
