import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nthSlug } from '@/platform/slug.model'

import { isPhone, isRna, isSiret, normaliseRna, normaliseSiret, slugOf } from './model'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

/** The same 13 digits with the one last digit that makes them a SIRET. */
const withKey = (thirteen: readonly number[]): string =>
  Array.from({ length: 10 }, (_, key) => thirteen.join('') + key).find(isSiret) ?? ''

describe('a SIRET', () => {
  it.each(['73282932000074', '35600000000048', '44306184100047'])('%s is one', (siret) => {
    expect(isSiret(siret)).toBe(true)
  })
  it.each([
    '',
    '7328293200007',
    '732829320000744',
    '73282932000075',
    '7328293200007A',
    // Fifteen digits with a right sum, and fourteen among words.
    '073282932000074',
    '73282932000074 ',
    'n° 73282932000074',
    '0'.repeat(14),
  ])('%s is none', (siret) => {
    expect(isSiret(siret)).toBe(false)
  })
  it('has exactly one right last digit, and bears no mistyped digit', () => {
    fc.assert(
      fc.property(
        digits(13).filter((each) => each.some(Boolean)),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        (thirteen, at, change) => {
          const right = withKey(thirteen)
          expect(right).toHaveLength(14)
          const wrong = [...right]
          wrong[at] = String((Number(wrong[at]) + change) % 10)
          expect(isSiret(wrong.join(''))).toBe(false)
        },
      ),
    )
  })
  it('is read as people type it', () => {
    expect(normaliseSiret(' 732 829\u00a0320.000-74 ')).toBe('73282932000074')
  })
})

describe('a RNA', () => {
  it.each(['W351234567', 'W2A1000123', 'W9R2000123'])('%s is one', (rna) => {
    expect(isRna(rna)).toBe(true)
  })
  it.each([
    '',
    'W35123456',
    'X351234567',
    'W35123456A',
    'w351234567',
    'W3512345678',
    'W9R20001234',
    'XW351234567',
    'XW9R2000123',
    'W2C1000123',
    'W8R2000123',
  ])('%s is none', (rna) => {
    expect(isRna(rna)).toBe(false)
  })
  it('is read as people type it', () => {
    expect(normaliseRna('w 351 234 567')).toBe('W351234567')
  })
})

it.each([
  ['01 99 00 12 34', true],
  ['+33 (0)1.99.00.12.34', true],
  ['12', false],
  ['appelez-moi', false],
  ['01 99 00 12 34 56 78 90', false],
  [' +33 1 99 00 12 34 ', true],
  ['1234567', false],
  ['12345678', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['tél. 01 99 00 12 34', false],
  ['01 99 00 12 34 (poste A)', false],
])('the phone %s: %s', (phone, expected) => {
  expect(isPhone(phone)).toBe(expected)
})

describe('the address of a new shelter', () => {
  it.each([
    ['Refuge des Quatre-Vents', 'refuge-des-quatre-vents'],
    ['L’Œuvre d’Élise & Cie\u00a0!', 'l-oeuvre-d-elise-cie'],
    ['Admin', 'refuge'],
    ['✨', 'refuge'],
    ['« Les Amis »', 'les-amis'],
    ['Admin 2', 'admin-2'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name, 50)).toBe(slug)
  })
  it.each([
    ['a'.repeat(51), 'a'.repeat(50)],
    [`${'a'.repeat(49)} bc`, 'a'.repeat(49)],
    [`« ${'a'.repeat(50)} »`, 'a'.repeat(50)],
  ])('of %s is cut to %s', (name, slug) => {
    expect(slugOf(name, 50)).toBe(slug)
  })
  it('is always one, with its number too', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
        fc.integer({ min: 1, max: 999 }),
        (name, nth) => {
          const slug = nthSlug(slugOf(name, 50), nth, 50)
          expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
          expect(slug.length).toBeLessThanOrEqual(50)
        },
      ),
    )
  })
})
