import { beforeAll, describe, expect, it } from 'vitest'

import { facets, suggestShelters } from '@/features/animals/catalogue/choices'
import { listFiltersSchema, readCatalogueQuery } from '@/features/animals/list/filters'
import { relaxations, searchAnimals } from '@/features/animals/list/search'
import type { Animal } from '@/payload-types'

import { getTestPayload } from '../support/payload'
import { legalCat } from './access/world'

const asProgram = { overrideAccess: true, depth: 0 } as const
const ids: Record<string, string> = {}

/** What a visitor of the catalogue writes in the address. */
const asked = (query: string) =>
  searchAnimals(readCatalogueQuery(Object.fromEntries(new URLSearchParams(query))).filters)
const names = async (query: string) => (await asked(query)).animals.map(({ name }) => name)
const sorted = async (query: string) => (await names(query)).sort()

async function makeShelter(slug: string, name: string, place: object, more: object = {}) {
  const payload = await getTestPayload()
  const { id } = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      name,
      slug,
      status: 'APPROVED',
      email: `${slug}@exemple.fr`,
      location: { address: '1 rue', postalCode: '', city: '', country: 'France', ...place },
      ...more,
    },
  })
  ids[slug] = id
}

async function makeAnimal(shelter: string, name: string, more: Partial<Animal> = {}) {
  const payload = await getTestPayload()
  const { id } = await payload.create({
    collection: 'animals',
    ...asProgram,
    data: {
      ...legalCat,
      name,
      shelter: ids[shelter],
      status: 'AT_SHELTER',
      isVisible: true,
      ...more,
    },
  })
  ids[name] = id
}

beforeAll(async () => {
  await makeShelter('rennes', 'Les Quatre Vents', {
    postalCode: '35000',
    city: 'Rennes',
    lat: 48.11,
    lng: -1.68,
  })
  await makeShelter('vitre', 'Refuge du Château', {
    postalCode: '35500',
    city: 'Vitré',
    lat: 48.12,
    lng: -1.21,
  })
  // Receives nobody: found at its commune, wherever the family lives.
  await makeShelter(
    'familles',
    'Familles du Rhône',
    { postalCode: '69001', city: 'Lyon', lat: 45.9, lng: 5 },
    { isPhysical: false },
  )
  await makeShelter(
    'closed',
    'Fermé',
    { postalCode: '35000', city: 'Rennes', lat: 48.11, lng: -1.68 },
    { status: 'SUSPENDED' },
  )
  // Each weighs what a size begins at, or a little less.
  await makeAnimal('rennes', 'Zoé', { breed: 'Siamois', color: 'crème', weight: 3 })
  await makeAnimal('rennes', 'Nœud', { breed: 'Européen', birthDate: '2010-01-01' })
  await makeAnimal('rennes', '50%_x', { weight: 2.9, arrivalDate: '2020-01-01' })
  await makeAnimal('vitre', 'Élan', {
    species: 'DOG',
    breed: 'Labrador',
    weight: 25,
    sociabilityCats: 'GOOD',
    isSos: true,
  })
  await makeAnimal('vitre', 'Filou', {
    species: 'DOG',
    breed: 'Berger allemand',
    weight: 10,
    fosterWanted: true,
  })
  await makeAnimal('familles', 'Lyonnaise', { species: 'RABBIT', weight: 4 })
  await makeAnimal('closed', 'Secret', { breed: 'Labrador' })
  await makeAnimal('rennes', 'Caché', { isVisible: false })
  await makeAnimal('rennes', 'Partie', { status: 'ADOPTED' })
})

describe('words', () => {
  it.each([
    ['search=zoe', ['Zoé']],
    ['search=NOEUD', ['Nœud']],
    ['search=éLAN', ['Élan']],
    ['search=siamois+creme', ['Zoé']],
    ['search=berger+filou', ['Filou']],
    ['search=labr', ['Élan']],
    ['search=vitre', ['Filou', 'Élan']],
    ['search=chateau+labrador', ['Élan']],
    ['breed=SIAMOIS', ['Zoé']],
    ['search=chiens', ['Filou', 'Élan']],
    ['search=zo', ['Zoé']],
    ['search=d%E2%80%99%C3%A9lan', ['Élan']],
    // One letter missing, one too many, one wrong, two swapped.
    ['search=siamoi', ['Zoé']],
    ['search=labraddor', ['Élan']],
    ['search=filau', ['Filou']],
    ['search=labardor', ['Élan']],
    ['breed=alemand+berger', ['Filou']],
    ['search=labrador+vitr%C3%A8s', ['Élan']],
    // Two typos are one too many, and three letters are too few to guess.
    ['search=labbardor', []],
    ['search=zoa', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await sorted(query)).toEqual(expected)
  })
})

it('keeps the columns that a search compares out of every document', async () => {
  const payload = await getTestPayload()
  const { docs: animals } = await payload.find({ collection: 'animals', ...asProgram, limit: 1 })
  const { docs: shelters } = await payload.find({ collection: 'shelters', ...asProgram, limit: 1 })
  for (const doc of [...animals, ...shelters]) {
    expect(Object.keys(doc)).toContain('name')
    expect(Object.keys(doc).filter((name) => /plain|words/i.test(name))).toEqual([])
  }
  expect([animals, shelters].map(({ length }) => length)).toEqual([1, 1])
})

describe('attacks on words', () => {
  it.each(['%', '_', '\\\\', "'", '"', '%%%', '🐈', '!', "' or 1=1 --", '$1', '{}', '\u202e'])(
    '%j stands for itself and finds nobody',
    async (search) => {
      expect(await names(new URLSearchParams({ search }).toString())).toEqual([])
      expect(await names(new URLSearchParams({ breed: search }).toString())).toEqual([])
    },
  )
  it('a hundred letters, and a hundred words, are only words', async () => {
    for (const search of ['z'.repeat(100), 'x '.repeat(50).trim(), '%_'.repeat(50)]) {
      expect(await names(new URLSearchParams({ search }).toString())).toEqual([])
    }
  })
  it('says how a typo was read', async () => {
    expect((await asked('search=labardor')).readAs).toEqual(['labrador'])
    expect((await asked('search=labrador')).readAs).toEqual([])
  })
  it('reads a word with % as its letters', async () => {
    expect(await names('search=50%25')).toEqual(['50%_x'])
  })
})

describe('filters', () => {
  it.each([
    ['species=DOG', ['Filou', 'Élan']],
    ['size=LARGE', ['Lyonnaise', 'Élan']],
    ['size=SMALL', ['50%_x']],
    ['size=MEDIUM', ['Filou', 'Zoé']],
    ['ageBand=SENIOR', ['Nœud']],
    ['goodWithCats=YES', ['Élan']],
    ['fosterWanted=true', ['Filou']],
    ['fosterWanted=false&species=DOG', ['Élan']],
    ['near=35000&radiusKm=5', ['50%_x', 'Nœud', 'Zoé']],
    ['near=Rennes&species=DOG', ['Filou', 'Élan']],
    ['near=Lyon&radiusKm=1', ['Lyonnaise']],
  ])('%s finds %j', async (query, expected) => {
    expect(await sorted(query)).toEqual(expected)
  })

  it('say how many were left out because nobody tried them', async () => {
    expect((await asked('species=DOG&goodWithCats=YES')).untested).toBe(1)
    expect((await asked('species=DOG&goodWithCats=UNKNOWN')).untested).toBe(0)
  })

  it('show no hidden animal by its id', async () => {
    const wanted = ['Zoé', 'Caché', 'Secret', 'Partie'].map((name) => ids[name])
    expect(await names(`ids=${wanted.join()}`)).toEqual(['Zoé'])
  })
})

describe('order', () => {
  it('puts SOS first and the longest waits on request', async () => {
    expect((await names(''))[0]).toBe('Élan')
    expect((await names('sortBy=waiting'))[0]).toBe('50%_x')
  })
  it('measures how far each animal is', async () => {
    const { animals, place } = await asked('near=Vitr%C3%A9&sortBy=distance')
    expect(place).toMatchObject({ code: '35360', name: 'Vitré', department: '35' })
    const distances = animals.map(({ distance }) => distance ?? NaN)
    expect(distances[0]).toBeLessThan(3000)
    expect(distances.at(-1)).toBeGreaterThan(30_000)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })
})

describe('relaxations', () => {
  it('count what each filter hides', async () => {
    const { filters } = readCatalogueQuery({ species: 'RABBIT', near: 'Rennes', size: 'SMALL' })
    expect((await searchAnimals(filters)).pagination.total).toBe(0)
    const found = await relaxations(filters)
    expect(found.map(({ filter, total }) => [filter, total])).toEqual([['species', 1]])
    expect(found[0]?.label).toBe('Lapin')
  })
})

it('offers what there is to choose from', async () => {
  const { departments, species, shelters } = await facets()
  expect(departments).toEqual([
    { code: '35', name: 'Ille-et-Vilaine', total: 5 },
    { code: '69', name: 'Rhône', total: 1 },
  ])
  expect(species.map(({ species: kind, total }) => [kind, total])).toEqual([
    ['DOG', 2],
    ['CAT', 3],
    ['RABBIT', 1],
  ])
  expect(shelters.map(({ name }) => name)).toEqual([
    'Familles du Rhône',
    'Les Quatre Vents',
    'Refuge du Château',
  ])
})

it('offers shelters for some words of their name or town', async () => {
  const names = async (typed: string) => (await suggestShelters(typed, 10)).map(({ name }) => name)
  expect(await names('chateau')).toEqual(['Refuge du Château'])
  expect(await names('hateau')).toEqual([])
  expect(await names('')).toHaveLength(3)
  expect(await suggestShelters('', 1)).toHaveLength(1)
})

it('refuses a place that nobody knows, and tells the page of it', () => {
  const { error } = listFiltersSchema.safeParse({ near: 'Nulle-Part-sur-Rien' })
  expect(error?.issues[0]?.path).toEqual(['near'])
  const { filters, errors } = readCatalogueQuery({ near: 'Nulle-Part-sur-Rien', species: 'CAT' })
  expect(errors.near).toBe('Nous ne connaissons pas la commune «\u00a0Nulle-Part-sur-Rien\u00a0»')
  expect(filters).toMatchObject({ species: 'CAT', sortBy: 'relevance' })
  expect(filters.near).toBeUndefined()
})
