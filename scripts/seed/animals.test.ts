import { describe, expect, it } from 'vitest'

import { legalGaps } from '@/features/animals/legal.model'
import { LIMITS, SOCIABILITY_LABELS } from '@/features/animals/model'
import { animalSchema } from '@/features/animals/schema'

import { makeAnimals } from './animals'
import { SPECIES_DRAWERS } from './illustrations'
import { countWords } from './wording/grammar'

const today = new Date('2026-11-21T12:00:00Z')
const order = {
  flock: { DOG: 110, CAT: 190 },
  seed: 7,
  today,
  shelterKey: 'refuge-des-quatre-vents',
  city: 'Bruz',
}
const animals = makeAnimals(order)

const share = (kept: typeof animals) => (kept.length / animals.length) * 100
const isPublic = ({ isVisible, status }: (typeof animals)[number]) =>
  isVisible && (status === 'AT_SHELTER' || status === 'ADOPTED')

describe('makeAnimals', () => {
  it('gives the same animals for the same order, and others for another seed', () => {
    expect(makeAnimals(order)).toEqual(animals)
    expect(makeAnimals({ ...order, seed: 8 })).not.toEqual(animals)
  })

  it('keeps the proportions of the demonstration', () => {
    const waiting = animals.filter((a) => a.status === 'AT_SHELTER' && a.isVisible)
    expect(share(waiting.filter((a) => !a.isReserved))).toBeCloseTo(58, 0)
    expect(share(waiting.filter((a) => a.isReserved))).toBeCloseTo(6, 0)
    expect(share(animals.filter((a) => a.status === 'ADOPTED'))).toBeCloseTo(26, 0)
    expect(share(animals.filter((a) => a.isSos))).toBeCloseTo(5, 0)
    expect(share(animals.filter((a) => a.species === 'DOG'))).toBeCloseTo((110 / 300) * 100, 0)
    const statuses = new Set(animals.map(({ status }) => status))
    expect([...statuses].sort()).toEqual(
      ['ADOPTED', 'ARCHIVED', 'AT_SHELTER', 'DECEASED', 'FOUND', 'LOST', 'RETURNED'].sort(),
    )
  })

  it('keeps the proportions in a small shelter too', () => {
    const few = makeAnimals({ ...order, flock: { DOG: 8, CAT: 12 } })
    expect(few).toHaveLength(20)
    expect(few.filter((a) => a.isSos)).toHaveLength(1)
    expect(few.filter((a) => a.isReserved)).toHaveLength(1)
    expect(few.filter((a) => a.status === 'ADOPTED')).toHaveLength(5)
  })

  it('breaks no legal rule in what the public sees', () => {
    const shown = animals.filter(isPublic)
    expect(shown.length).toBeGreaterThan(200)
    for (const animal of shown)
      expect({ ...animal, gaps: legalGaps(animal, today) }).toMatchObject({ gaps: [] })
  })

  it('writes nothing that the schema refuses', () => {
    for (const { feeCents, ...animal } of animals) {
      const present = Object.fromEntries(
        Object.entries(animal).filter(([, value]) => value !== null),
      )
      expect(animalSchema.safeParse({ ...present, fee: feeCents }).error).toBeUndefined()
    }
  })

  it('numbers chips as decided and never twice, across shelters', () => {
    const others = makeAnimals({ ...order, shelterKey: 'les-amis-du-lac' })
    const chips = [...animals, ...others].filter((a) => a.idType === 'CHIP').map((a) => a.idNumber)
    for (const chip of chips) expect(chip).toMatch(/^2502600\d{8}$/)
    expect(new Set(chips).size).toBe(chips.length)
    for (const { idType, idNumber } of animals) {
      if (idType === 'TATTOO') expect(idNumber).toMatch(/^2[A-Z]{3}\d{3}$/)
    }
  })

  it('puts birth, arrival and adoption in order', () => {
    for (const { birthDate, arrivalDate, adoptedAt, status, isAdopted } of animals) {
      expect(isAdopted).toBe(status === 'ADOPTED')
      expect(adoptedAt !== null).toBe(isAdopted)
      if (arrivalDate) expect(birthDate < arrivalDate && arrivalDate <= '2026-11-21').toBe(true)
      if (adoptedAt) expect(adoptedAt > (arrivalDate ?? '') && adoptedAt > '2025-11-21').toBe(true)
    }
  })

  it('keeps flags coherent with the status and the kind', () => {
    for (const animal of animals) {
      if (animal.isSos || animal.isReserved) expect(animal.status).toBe('AT_SHELTER')
      expect(animal.needsGarden && animal.canLiveApartment).toBe(false)
      if (animal.dogCategory === 'CATEGORY_2') {
        expect(animal.breed).toBe('Rottweiler')
        expect(animal.needsExperience).toBe(true)
        expect(animal.longDescription).toContain('2ᵉ catégorie')
      }
      if (['CALICO', 'TORTIE'].includes(animal.photos[0]?.coat ?? ''))
        expect(animal.sex).toBe('FEMALE')
      if (animal.status === 'FOUND') {
        expect(animal.idNumber).toBeNull()
        expect(animal.poundEntryAt).toBe(animal.arrivalDate)
      }
      if (animal.status === 'LOST') {
        expect(animal.lastSeenLocation).toContain('Bruz')
        expect(animal.contactPhone).toMatch(/^06 39 98 \d\d \d\d$/)
        expect(animal.contactEmail).toMatch(/@exemple\.fr$/)
      }
    }
    expect(animals.filter((a) => a.pedigree).length).toBeLessThan(animals.length * 0.1)
    expect(animals.some((a) => a.dogCategory === 'CATEGORY_2')).toBe(true)
  })

  it('gives one to three different pictures of one and the same animal', () => {
    for (const { photos, species } of animals) {
      expect(photos.length).toBeGreaterThanOrEqual(1)
      expect(photos.length).toBeLessThanOrEqual(3)
      expect(new Set(photos.map(({ pose }) => pose)).size).toBe(photos.length)
      expect(new Set(photos.map(({ seed, coat }) => `${seed}${coat}`)).size).toBe(1)
      expect(SPECIES_DRAWERS[species].coats).toContain(photos[0]?.coat)
    }
  })

  it('writes texts of the right length, all different', () => {
    for (const { shortDescription, longDescription } of animals) {
      expect(shortDescription.length).toBeLessThanOrEqual(LIMITS.shortDescription)
      expect(countWords(longDescription)).toBeGreaterThanOrEqual(80)
      expect(countWords(longDescription)).toBeLessThanOrEqual(160)
      expect(longDescription.split('\n\n').length).toBeGreaterThanOrEqual(3)
    }
    expect(new Set(animals.map((a) => a.longDescription)).size).toBe(animals.length)
    expect(new Set(animals.slice(0, 60).map((a) => a.shortDescription)).size).toBe(60)
  })

  it('uses the words of the product and French typography', () => {
    const all = animals
      .flatMap((a) => [a.shortDescription, a.longDescription, a.feeIncludes])
      .join('\n')
    expect(all).not.toMatch(/\b(prix|ventes?|vendu|vendre|achat|acheter)\b/i)
    expect(all).not.toMatch(/['[\]{}|<>]/)
    expect(all).not.toMatch(/ [:;!?»]|« /)
    expect(all).not.toMatch(/undefined| {2}|\.\./)
  })

  it('never tells a sex that the animal has not', () => {
    const whole = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
    const masculine = whole(
      'né|identifié|vacciné|stérilisé|confié|trouvé|élevé|craintif|joueur|câlin|porté|testé|plein|vif',
    )
    const feminine = whole(
      'née|identifiée|vaccinée|stérilisée|confiée|trouvée|élevée|craintive|joueuse|câline|testée|chatte|chienne|elle',
    )
    for (const { sex, longDescription, shortDescription, bondedGroup } of animals) {
      // The last words of a bonded animal speak of two, and name another.
      const own = longDescription.split('\n\n').slice(0, bondedGroup ? -1 : undefined)
      const text = [shortDescription, ...own].join('\n')
      expect(text).not.toMatch(sex === 'FEMALE' ? masculine : feminine)
      expect(text).toMatch(sex === 'FEMALE' ? feminine : masculine)
    }
  })

  it('knows every level of sociability', () => {
    const seen = new Set(animals.flatMap((a) => [a.sociabilityDogs, a.sociabilityCats]))
    expect([...seen].sort()).toEqual(Object.keys(SOCIABILITY_LABELS).sort())
  })
})
