import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isEmailAddress, oneLine, readFailure } from './model'

describe('isEmailAddress', () => {
  it.each([
    'a@b.fr',
    'prénom'.normalize('NFD').replace(/\W/g, '') + '@exemple.fr',
    "o'neil+x@a-b.c.fr",
  ])('takes %s', (address) => expect(isEmailAddress(address)).toBe(true))
  it.each([
    '',
    'a@b',
    'a@@b.fr',
    'a b@c.fr',
    'Marie <a@b.fr>',
    'a@b.fr, c@d.fr',
    'a@b.fr;c@d.fr',
    'a@b.fr\nBcc: c@d.fr',
    'a@b.fr\r\n',
    '"a"@b.fr',
    'a@-b.fr',
    'a@b..fr',
    `${'a'.repeat(65)}@b.fr`,
    `a@${'b'.repeat(250)}.fr`,
  ])('refuses %j', (address) => expect(isEmailAddress(address)).toBe(false))
})

describe('oneLine', () => {
  it('keeps accents and emoji', () => {
    expect(oneLine('  Été à Nîmes 🐾 ')).toBe('Été à Nîmes 🐾')
  })
  it('never breaks a header, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const line = oneLine(`a\r\nBcc: x${text}`)
        expect(line).not.toMatch(/[\r\n\u0000\u2028\u2029\u202e]/)
        expect([...line].length).toBeLessThanOrEqual(150)
      }),
    )
  })
})

it.each([
  [{ responseCode: 421, hasLeft: false }, 'retry'],
  [{ responseCode: 451, hasLeft: true }, 'retry'],
  [{ responseCode: 503, hasLeft: false }, 'retry'],
  [{ responseCode: 550, hasLeft: false }, 'refused'],
  [{ responseCode: 554, hasLeft: true }, 'refused'],
  [{ responseCode: 535, code: 'EAUTH', hasLeft: false }, 'retry'],
  [{ code: 'ECONNECTION', hasLeft: false }, 'retry'],
  [{ code: 'ECONNECTION', hasLeft: true }, 'unknown'],
] as const)('%j asks for: %s', (error, failure) => {
  expect(readFailure(error)).toBe(failure)
})

it('an address has 254 characters at most', () => {
  const domain = (length: number) => `${'a'.repeat(60)}.`.repeat(5).slice(0, length - 3) + '.fr'
  const address = (length: number) => `${'m'.repeat(20)}@${domain(length - 21)}`
  expect(address(254)).toHaveLength(254)
  expect(isEmailAddress(address(254))).toBe(true)
  expect(isEmailAddress(address(255))).toBe(false)
})

it.each([
  ['a\r\n\tb', 10, 'a b'],
  ['a   b', 10, 'a b'],
  ['abcde', 5, 'abcde'],
  ['abcdef', 5, 'abcd…'],
  ['🐶🐱🐰', 2, '🐶…'],
  ['🐶🐱', 2, '🐶🐱'],
])('%j on a line of %i is %j', (text, most, line) => {
  expect(oneLine(text, most)).toBe(line)
})

it.each([
  [{ code: 'EAUTH', responseCode: 535, hasLeft: false }, 'retry'],
  [{ code: 'ETLS', hasLeft: true }, 'retry'],
  [{ responseCode: 500, hasLeft: false }, 'refused'],
  [{ responseCode: 499, hasLeft: true }, 'retry'],
  [{ hasLeft: true }, 'unknown'],
  [{ hasLeft: false }, 'retry'],
] as const)('a delivery that failed as %j: %s', (failure, wanted) => {
  expect(readFailure(failure)).toBe(wanted)
})
