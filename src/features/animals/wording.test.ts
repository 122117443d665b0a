import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compatibilities } from './compatibility'
import { durationLabel } from './age.model'
import { breedLabel, keysOf, SOCIABILITY_LABELS, SPECIES_LABELS, statusWord } from './model'
import {
  adoptionSteps,
  agreement,
  animalCount,
  badgeOf,
  dayLabel,
  distanceLabel,
  feeLabel,
  goodWith,
  sinceLabel,
  teaser,
  traits,
  waitingLabel,
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
    expect(plain(weightLabel(4.2))).toBe('4,2 kg')
  })
  it('keep the day that it was in Paris', () => {
    expect(dayLabel('2026-03-02T23:30:00.000Z')).toBe('03/03/2026')
    expect(dayLabel('2026-03-02T12:00:00.000Z')).toBe('02/03/2026')
    expect(sinceLabel('2026-03-02T12:00:00.000Z')).toBe('au refuge depuis le 02/03/2026')
    expect(sinceLabel(null)).toBeNull()
  })
})

describe('distances', () => {
  it.each([
    [0, 'à 100 m'],
    [800, 'à 800 m'],
    [949, 'à 900 m'],
    [950, 'à 1 km'],
    [1499, 'à 1,5 km'],
    [9749, 'à 9,5 km'],
    [9750, 'à 10 km'],
    [12_345, 'à 12 km'],
    [1_234_567, 'à 1 235 km'],
  ])('%i m read « %s »', (metres, label) => {
    expect(plain(distanceLabel(metres))).toBe(label)
  })
  it('are never far from the truth, grow with it, and stay on one line', () => {
    const metres = fc.integer({ min: 0, max: 2_000_000 })
    const read = (label: string) => {
      const [, number = '', unit] = /^à\u00a0([\d,\u202f]+)\u00a0(k?m)$/.exec(label) ?? []
      const value = Number(number.replace(/\u202f/g, '').replace(',', '.'))
      return unit === 'km' ? value * 1000 : value
    }
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        expect(read(distanceLabel(near))).toBeLessThanOrEqual(read(distanceLabel(far)))
        expect(Math.abs(read(distanceLabel(one)) - one)).toBeLessThanOrEqual(one < 9750 ? 250 : 500)
      }),
    )
  })
})

describe('lengths of time', () => {
  it('never run backwards, and never say twelve months', () => {
    const days = fc.integer({ min: 0, max: 20_000 })
    const least = (label: string) => {
      const [number = '', unit = ''] = label.split(' ')
      return Number(number) * (unit.startsWith('an') ? 365 : unit === 'mois' ? 30 : 1)
    }
    fc.assert(
      fc.property(days, (count) => {
        const label = durationLabel(count)
        // A year begins with its twelfth month of thirty days.
        expect(least(label)).toBeLessThanOrEqual(count + 5)
        expect(least(label)).toBeLessThanOrEqual(least(durationLabel(count + 1)))
        expect(label).not.toMatch(/^(0|1) (jours|ans)$|^1[2-9] mois$/)
      }),
    )
  })
  it('tell how long an animal waits', () => {
    const now = new Date('2026-11-21T10:00:00Z')
    expect(waitingLabel('2026-11-21T00:00:00Z', now)).toBe('au refuge depuis aujourd’hui')
    expect(waitingLabel('2026-11-20T00:00:00Z', now)).toBe('attend depuis 1 jour')
    expect(waitingLabel('2024-11-01T00:00:00Z', now)).toBe('attend depuis 2 ans')
    expect(waitingLabel(null, now)).toBeNull()
  })
})

describe('plurals', () => {
  it('agree with every number', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (count) => {
        expect(animalCount(count)).toBe(`${count} ${count > 1 ? 'animaux' : 'animal'}`)
      }),
    )
  })
})

describe('days', () => {
  it('are ten characters of a French calendar, the same all day long in Paris', () => {
    const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01') })
    fc.assert(
      fc.property(
        instant.filter((date) => !Number.isNaN(date.getTime())),
        (date) => {
          const [, day, month, year] =
            /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(dayLabel(date.toISOString())) ?? []
          const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12)
          expect(Math.abs(noon - date.getTime())).toBeLessThanOrEqual(14 * 3_600_000)
          expect(dayLabel(new Date(noon).toISOString())).toBe(dayLabel(date.toISOString()))
        },
      ),
    )
  })
})

describe('breeds', () => {
  it('are never given to a dog or a cat that has no pedigree', () => {
    const breed = fc.option(fc.string({ maxLength: 40 }))
    fc.assert(
      fc.property(fc.constantFrom('DOG' as const, 'CAT' as const), breed, (species, name) => {
        expect(breedLabel({ species, breed: name, pedigree: false })).toMatch(
          /, n’appartient pas à une race$/,
        )
        expect(breedLabel({ species, breed: name, pedigree: true })).not.toMatch(/n’appartient/)
      }),
    )
  })
})

describe('compatibilities', () => {
  it('are four lines, and what nobody tried is never a yes nor a no', () => {
    expect(compatibilities({}).map(({ who, answer }) => `${who} ${answer}`)).toEqual([
      'Chiens Non testé',
      'Chats Non testé',
      'Enfants Non testé',
      'Adultes Non testé',
    ])
    for (const level of keysOf(SOCIABILITY_LABELS)) {
      for (const { answer, words } of compatibilities({
        sociabilityDogs: level,
        sociabilityAdults: level,
      })) {
        expect(['Oui', 'Non', 'À voir', 'Non testé']).toContain(answer)
        expect(words).not.toBe('')
      }
    }
  })
})

describe('the text of a card', () => {
  const long = `${'Très '.repeat(30)}doux.`
  it.each([
    ['', ''],
    ['Doux', 'Doux'],
    ['Doux. Joueur !  Calme.', 'Doux. Joueur ! Calme.'],
    [`Doux. ${long}`, 'Doux.'],
    [`${long} Joueur.`, long],
    ['Pèse 3.5 kg. Calme…', 'Pèse 3.5 kg. Calme…'],
  ])('%j reads %j', (text, shown) => {
    expect(teaser(text)).toBe(shown)
  })
  it('is the beginning of the text, whole sentences and nothing else', () => {
    const sentence = fc.stringMatching(/^[A-Z][a-z]{0,60}[.!?]$/)
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), (sentences) => {
        const shown = teaser(sentences.join(' '))
        const count = shown.split(' ').length
        expect(shown).toBe(sentences.slice(0, count).join(' '))
        expect(count === 1 || shown.length <= 110).toBe(true)
      }),
    )
  })
})

describe('badges', () => {
  const none = { sex: 'MALE', isAdopted: false, isReserved: false, isSos: false } as const
  it('say the strongest word alone', () => {
    expect(badgeOf(none)).toBeNull()
    expect(badgeOf({ ...none, isSos: true })?.word).toBe('SOS')
    expect(badgeOf({ ...none, isSos: true, isReserved: true })?.word).toBe('Réservé')
    const all = { isSos: true, isReserved: true, isAdopted: true }
    expect(badgeOf({ ...none, ...all })?.word).toBe('Adopté')
  })
  it('agree with the animal', () => {
    const female = { ...none, sex: 'FEMALE' } as const
    expect(badgeOf({ ...female, isAdopted: true })?.word).toBe('Adoptée')
    expect(badgeOf({ ...female, isReserved: true })?.word).toBe('Réservée')
    expect(badgeOf({ ...female, isSos: true })?.word).toBe('SOS')
    expect(badgeOf({ ...none, sex: 'UNKNOWN', isAdopted: true })?.word).toBe('Adopté')
    expect(statusWord('RETURNED', 'FEMALE')).toBe('Rendue à son propriétaire')
    expect(statusWord('AT_SHELTER', 'FEMALE')).toBe('Au refuge')
    expect(statusWord('DECEASED', 'MALE')).toBe('Décédé')
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
