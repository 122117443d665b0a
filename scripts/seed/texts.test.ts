import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ENERGY_LABELS, keysOf, SOCIABILITY_LABELS } from '@/features/animals/model'

import { createRandom } from './illustrations/prng'
import { describeAnimal } from './texts'
import { STORIES, type AnimalFacts } from './wording/facts'
import { countWords, fill, typography } from './wording/grammar'
import { COMMON_NAMES, LETTER_OF_YEAR, NAMES_BY_LETTER } from './wording/names'
import { possibleWeaknesses } from './wording/weaknesses'

const NALA: AnimalFacts = {
  name: 'Nala',
  species: 'DOG',
  sex: 'FEMALE',
  birthDate: '2023-04-10',
  ageIsEstimated: false,
  ageMonths: 43,
  look: 'croisée labrador',
  robe: 'noire',
  longHair: false,
  story: 'MOVE',
  energyLevel: 'MODERATE',
  sociabilityDogs: 'GOOD',
  sociabilityCats: 'GOOD',
  sociabilityKids: 'GOOD',
  sociabilityAdults: 'GOOD',
  needsGarden: false,
  canLiveApartment: true,
  needsExperience: false,
  isHouseTrained: true,
  isLeashTrained: true,
  isNeutered: true,
  isSos: false,
  dogCategory: 'NONE',
}

const facts: fc.Arbitrary<AnimalFacts> = fc.record({
  name: fc.constantFrom('Nala', 'Oslo', 'Églantine', 'Max'),
  species: fc.constantFrom('DOG' as const, 'CAT' as const),
  sex: fc.constantFrom('MALE' as const, 'FEMALE' as const),
  birthDate: fc.constant('2022-02-01'),
  ageIsEstimated: fc.boolean(),
  ageMonths: fc.integer({ min: 2, max: 160 }),
  look: fc.constantFrom('de type européen à poil long', 'd’apparence berger belge malinois'),
  robe: fc.constantFrom('noire', 'écaille de tortue'),
  longHair: fc.boolean(),
  story: fc.constantFrom(...STORIES),
  energyLevel: fc.constantFrom(...keysOf(ENERGY_LABELS)),
  sociabilityDogs: fc.constantFrom(...keysOf(SOCIABILITY_LABELS)),
  sociabilityCats: fc.constantFrom(...keysOf(SOCIABILITY_LABELS)),
  sociabilityKids: fc.constantFrom(...keysOf(SOCIABILITY_LABELS)),
  sociabilityAdults: fc.constantFrom(...keysOf(SOCIABILITY_LABELS)),
  needsGarden: fc.boolean(),
  canLiveApartment: fc.boolean(),
  needsExperience: fc.boolean(),
  isHouseTrained: fc.boolean(),
  isLeashTrained: fc.boolean(),
  isNeutered: fc.boolean(),
  isSos: fc.boolean(),
  dogCategory: fc.constantFrom('NONE' as const, 'CATEGORY_2' as const),
})

describe('describeAnimal', () => {
  it('finds a text of the right length for any facts, and names a weakness they allow', () => {
    fc.assert(
      fc.property(facts, fc.integer(), (animal, seed) => {
        const { shortDescription, longDescription } = describeAnimal(animal, createRandom(seed))
        const words = countWords(longDescription)
        expect(words).toBeGreaterThanOrEqual(80)
        expect(words).toBeLessThanOrEqual(160)
        expect(shortDescription.length).toBeLessThanOrEqual(250)
        const named = possibleWeaknesses(animal).filter(({ text, short }) => {
          const clause = fill(`: ${text}`, animal).slice(1).trim()
          return (
            longDescription.includes(clause) &&
            shortDescription.includes(fill(`: ${short}`, animal).slice(1).trim())
          )
        })
        expect(named).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })

  it('says nothing that the facts deny', () => {
    fc.assert(
      fc.property(facts, fc.integer(), (animal, seed) => {
        const { longDescription: text, shortDescription } = describeAnimal(
          animal,
          createRandom(seed),
        )
        if (animal.sociabilityCats === 'AGGRESSIVE')
          expect(text).toMatch(
            /(exclue|Pas de (chien|chat|jeune)|c’est non|ferme\u00a0: pas)[^.]*|chats[^.]*(exclue|c’est non)/,
          )
        // The chips beside say whom it gets along with; the line above them says something else.
        expect(shortDescription).not.toMatch(/S’entend|les chiens|les chats|les enfants/)
        if (animal.sociabilityKids === 'UNKNOWN')
          expect(text).toMatch(/avec (les chiens|les chats|, | et )*les enfants/i)
        if (animal.isHouseTrained)
          expect(text).not.toMatch(/propreté n’est pas|litière est parfois/)
        if (animal.isLeashTrained) expect(text).not.toContain('tire encore en laisse')
        if (!animal.isNeutered) expect(text).not.toMatch(/stérilisée?( et à jour|\.)/)
        if (animal.dogCategory === 'CATEGORY_2') expect(text).toContain('permis de détention')
      }),
      { numRuns: 300 },
    )
  })

  it('tells the easy and the hard of a dog that pulls', () => {
    const pulling = { ...NALA, isLeashTrained: false }
    const { shortDescription, longDescription } = describeAnimal(pulling, createRandom(1))
    expect(longDescription).toContain('elle tire encore en laisse')
    expect(shortDescription).toMatch(/\. Elle tire encore en laisse\.$/)
  })

  it('varies: sixty times the same facts give sixty texts', () => {
    const texts = Array.from({ length: 60 }, (_, i) => describeAnimal(NALA, createRandom(i)))
    expect(new Set(texts.map((t) => t.longDescription)).size).toBe(60)
    expect(new Set(texts.map((t) => t.longDescription.split('.')[0])).size).toBeGreaterThan(7)
  })
})

describe('fill', () => {
  it('agrees with the sex', () => {
    const sentence = '[il|elle] est [prêt|prête], {born}.'
    expect(fill(sentence, NALA)).toBe('Elle est prête, née en avril 2023.')
    expect(fill(sentence, { ...NALA, sex: 'MALE', ageIsEstimated: true })).toBe(
      'Il est prêt, né vers 2023.',
    )
  })

  it('elides before a vowel, accents included', () => {
    expect(fill('le défaut {de}', NALA)).toBe('Le défaut de Nala')
    expect(fill('le défaut {de}', { ...NALA, name: 'Églantine' })).toBe('Le défaut d’Églantine')
  })

  it('refuses a word it does not know', () => {
    expect(() => fill('{owner}', NALA)).toThrow(RangeError)
  })
})

describe('typography', () => {
  it('keeps double punctuation with its word', () => {
    expect(typography("l'ami : « oui » !")).toBe('l’ami\u00a0: «\u00a0oui\u00a0»\u00a0!')
  })
})

describe('names', () => {
  it('begin with the letter of their year', () => {
    for (const letter of Object.values(LETTER_OF_YEAR)) {
      const { MALE, FEMALE } = NAMES_BY_LETTER[letter] ?? { MALE: [], FEMALE: [] }
      expect(MALE.length).toBeGreaterThanOrEqual(8)
      expect(FEMALE.length).toBeGreaterThanOrEqual(8)
      for (const name of [...MALE, ...FEMALE]) expect(name.normalize('NFD').charAt(0)).toBe(letter)
    }
  })

  it('are in a list only once', () => {
    const lists = [...Object.values(NAMES_BY_LETTER), ...Object.values(COMMON_NAMES)]
    for (const { MALE, FEMALE } of lists) {
      for (const list of [MALE, FEMALE]) expect(new Set(list).size).toBe(list.length)
    }
  })
})
