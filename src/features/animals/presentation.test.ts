import { describe, expect, it } from 'vitest'

import { animalDescription, animalTitle, atPlace, decisive, speciesNoun } from './presentation'
import { bornAbout, bornLabel, waitingLabel } from './wording'

const now = new Date('2026-11-22T12:00:00Z')
const sirius = {
  name: 'Sirius',
  species: 'DOG' as const,
  sex: 'MALE' as const,
  status: 'AT_SHELTER',
  birthDate: '2021-06-01T00:00:00Z',
}

describe('the title of an animal’s page', () => {
  it('says who, how old and where', () => {
    const vienne = { city: 'Vienne', department: '38' }
    expect(animalTitle(sirius, vienne, now)).toBe('Sirius, chien de 5 ans à adopter à Vienne (38)')
    expect(animalTitle({ ...sirius, birthDate: null }, vienne, now)).toBe(
      'Sirius, chien à adopter à Vienne (38)',
    )
    expect(animalTitle({ ...sirius, status: 'ADOPTED' }, vienne, now)).toBe(
      'Sirius a trouvé sa famille à Vienne (38)',
    )
  })

  it('agrees with a female and with the name of a town', () => {
    expect(speciesNoun('CAT', 'FEMALE')).toBe('chatte')
    expect(speciesNoun('GUINEA_PIG', 'FEMALE')).toBe('cochon d’Inde')
    expect(speciesNoun('OTHER', 'MALE')).toBe('animal')
    expect(atPlace({ city: 'Le Mans', department: '72' })).toBe('au Mans (72)')
    expect(atPlace({ city: 'Les Sables-d’Olonne', department: null })).toBe('aux Sables-d’Olonne')
    expect(atPlace({ city: 'Lescar', department: '64' })).toBe('à Lescar (64)')
  })
})

describe('what is said of an animal’s page elsewhere', () => {
  const shelter = { name: 'Les Quatre Vents', city: 'Vienne', department: '38' }
  const said = (more: { shortDescription?: string | null; status?: string }) =>
    animalDescription({ ...sirius, ...more }, shelter, now)

  it('is its short description, when that says enough', () => {
    const words = 'Sirius aime les enfants, les longues marches et les siestes au soleil.'
    expect(said({ shortDescription: ` ${words}\n` })).toBe(words)
  })

  it('is never empty', () => {
    const who = 'Sirius, chien de 5 ans à adopter à Vienne (38), chez Les Quatre Vents.'
    for (const nothing of [undefined, null, '', '  ']) {
      expect(said({ shortDescription: nothing })).toBe(
        `${who} Son caractère, sa santé et les conditions de son adoption.`,
      )
    }
    expect(said({ shortDescription: 'Très doux.' })).toBe(`${who} Très doux.`)
  })

  it('does not offer again whoever was adopted', () => {
    const words = 'Il attend une famille depuis deux ans, dans le box du fond.'
    expect(said({ status: 'ADOPTED', shortDescription: words })).toBe(
      'Sirius a trouvé sa famille à Vienne (38). Les Quatre Vents vous présente ceux qui attendent encore la leur.',
    )
  })
})

it('says what decides of an adoption', () => {
  expect(decisive({ sex: 'FEMALE', bondedGroup: 'duo', dogCategory: 'NONE' })).toEqual([
    'Ne part pas seule',
  ])
  expect(decisive({ sex: 'MALE', bondedGroup: ' ', dogCategory: 'CATEGORY_2' })).toEqual([
    'Permis de détention demandé',
  ])
})

it('never says a day of an estimated birth, and a month for the young', () => {
  expect(bornAbout('2019-11-24T00:00:00Z', now)).toBe('2019')
  expect(bornAbout('2026-07-24T00:00:00Z', now)).toBe('juillet 2026')
  const kitten = { sex: 'FEMALE' as const, birthDate: '2026-07-24T00:00:00Z' }
  expect(bornLabel({ ...kitten, ageIsEstimated: true }, now)).toBe('Née vers juillet 2026')
  expect(bornLabel(kitten, now)).toBe('Née en juillet 2026')
})

it('counts a wait in months up to two years', () => {
  expect(waitingLabel('2025-03-08T00:00:00Z', now)).toBe('attend depuis 20 mois')
  expect(waitingLabel('2024-12-20T00:00:00Z', now)).toBe('attend depuis 23 mois')
  expect(waitingLabel('2024-11-22T00:00:00Z', now)).toBe('attend depuis 2 ans')
})
