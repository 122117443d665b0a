import { describe, expect, it } from 'vitest'

import { countWords, isRetyped, keptSentences, mentionOf, normalise } from './model'

it('counts in words', () => {
  expect(countWords('adoption', 1)).toBe('1 demande d’adoption')
  expect(countWords('receipt', 2)).toBe('2 reçus fiscaux')
})

it('takes the address typed again whatever its case, and no other', () => {
  expect(isRetyped(' Anne@Exemple.fr ', 'anne@exemple.fr')).toBe(true)
  expect(isRetyped('ane@exemple.fr', 'anne@exemple.fr')).toBe(false)
  expect(isRetyped('', 'anne@exemple.fr')).toBe(false)
})

it('writes an address in one way, the one in which it is searched', () => {
  expect(normalise('  Anne@Exemple.FR ')).toBe('anne@exemple.fr')
})

it('says what stays for what is held, and nothing else', () => {
  expect(keptSentences(['email', 'session'])).toEqual([])
  expect(keptSentences(['receipt'])).toEqual([expect.stringContaining('suite des numéros')])
})

describe('a mention of an address', () => {
  const mention = new RegExp(mentionOf('a.b+c@exemple.fr'))
  it.each([
    'a.b+c@exemple.fr',
    'De a.b+c@exemple.fr.',
    '<a.b+c@exemple.fr>',
    '"Bonjour,\\na.b+c@exemple.fr"',
    'mailto:a.b+c@exemple.fr?subject=x',
  ])('is found in %s', (text) => expect(mention.test(text)).toBe(true))
  it.each([
    'za.b+c@exemple.fr',
    'x-a.b+c@exemple.fr',
    'a.b+c@exemple.fr.org',
    'a.b+c@exemple.france',
    'axb+c@exemple.fr',
  ])('is not found in %s', (text) => expect(mention.test(text)).toBe(false))
})
