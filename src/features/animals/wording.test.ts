import { describe, expect, it } from 'vitest'

import { keysOf, SOCIABILITY_LABELS, SPECIES_LABELS } from './model'
import {
  adoptionSteps,
  agreement,
  animalCount,
  badgeOf,
  dayLabel,
  feeLabel,
  goodWith,
  traits,
  weightLabel,
} from './wording'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('numbers and dates', () => {
  it('count irregularly', () => {
    expect([0, 1, 2].map(animalCount)).toEqual(['0 animal', '1 animal', '2 animaux'])
  })
  it('are written as in France', () => {
    expect(plain(feeLabel(25_000))).toBe('250 €')
    expect(plain(feeLabel(123_450))).toBe('1 234,50 €')
    expect(weightLabel(4.2)).toBe('4,2 kg')
  })
  it('keep the day that it was in Paris', () => {
    expect(dayLabel('2026-03-02T23:30:00.000Z')).toBe('03/03/2026')
    expect(dayLabel('2026-03-02T12:00:00.000Z')).toBe('02/03/2026')
  })
})

describe('badges', () => {
  const none = { isAdopted: false, isReserved: false, isSos: false }
  it('say the strongest word alone', () => {
    expect(badgeOf(none)).toBeNull()
    expect(badgeOf({ ...none, isSos: true })?.word).toBe('SOS')
    expect(badgeOf({ ...none, isSos: true, isReserved: true })?.word).toBe('Réservé')
    expect(badgeOf({ isSos: true, isReserved: true, isAdopted: true })?.word).toBe('Adopté')
  })
})

describe('what is known of an animal', () => {
  it('is « Non testé » when nobody tried', () => {
    expect(agreement(null)).toEqual({ word: 'Non testé', tone: 'unknown' })
    expect(agreement(undefined).word).toBe('Non testé')
    for (const level of keysOf(SOCIABILITY_LABELS)) expect(agreement(level).word).not.toBe('')
  })
  it('names good company only when it was tried', () => {
    expect(goodWith({ sociabilityDogs: 'GOOD', sociabilityCats: 'UNKNOWN' })).toEqual(['chiens'])
    expect(goodWith({ sociabilityKids: 'MODERATE', sociabilityCats: 'AGGRESSIVE' })).toEqual([])
  })
  it('agrees with the animal, and never turns an empty box into a no', () => {
    expect(traits({ sex: 'FEMALE', species: 'CAT', isVaccinated: true })).toEqual(['Vaccinée'])
    expect(traits({ sex: 'MALE', species: 'CAT', isVaccinated: false })).toEqual([])
    expect(traits({ sex: 'MALE', species: 'CAT', isLeashTrained: true })).toEqual([])
    expect(traits({ sex: 'MALE', species: 'DOG', isLeashTrained: true })).toHaveLength(1)
  })
})

describe('the steps of an adoption', () => {
  it('are four, and name the seven days for the species that have them', () => {
    for (const species of keysOf(SPECIES_LABELS)) {
      const steps = adoptionSteps(species)
      expect(steps).toHaveLength(4)
      const waits = steps.some(({ title }) => title.includes('sept jours'))
      expect(waits).toBe(['DOG', 'CAT', 'FERRET', 'RABBIT', 'HORSE', 'DONKEY'].includes(species))
    }
  })
})
