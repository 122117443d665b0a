import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plainName } from '@/platform/geo/model'

import {
  choicesOf,
  directoryQuery,
  findShelters,
  NO_FILTERS,
  relaxationsOf,
  sortOf,
  type DirectoryFilters,
  type ListedShelter,
} from './model'
import { readDirectoryFilters } from './schema'
import { filterLabel, shelterCount, speciesCount, speciesKept } from './wording'

const BRUZ = { name: 'Bruz', department: '35', lat: 48.02, lng: -1.75 }

const shelter = (name: string, more: Partial<ListedShelter> = {}): ListedShelter => ({
  id: name,
  slug: name,
  name,
  city: 'Bruz',
  department: '35',
  type: 'ASSOCIATION',
  point: BRUZ,
  isPhysical: true,
  accepts: ['ADOPTIONS', 'DONATIONS'],
  species: { CAT: 3, DOG: 1 },
  animals: 4,
  isBare: false,
  words: plainName(`${name} ${more.city ?? 'Bruz'}`),
  ...more,
})

const ALL = [
  shelter('Élan de cœur', { animals: 9 }),
  shelter('Refuge du Lac', {
    city: 'Annecy',
    department: '74',
    type: 'PRIVATE_SHELTER',
    point: { lat: 45.9, lng: 6.12 },
    accepts: [],
    species: { HORSE: 2 },
    animals: 2,
  }),
  shelter('Aux quatre vents', { point: { lat: 48.11, lng: -1.67 } }),
  shelter('Nulle part', { point: null, animals: 0, species: {}, type: null, department: null }),
]
const found = (filters: Partial<DirectoryFilters>, place: typeof BRUZ | null = null) =>
  findShelters(ALL, { ...NO_FILTERS, ...filters }, place).map(({ name }) => name)

describe('the directory', () => {
  it('is in the order of French names when nothing is asked', () => {
    expect(found({})).toEqual(['Aux quatre vents', 'Élan de cœur', 'Nulle part', 'Refuge du Lac'])
  })
  it('puts those of which nothing is told yet after the others, of the same name or distance', () => {
    const all = [shelter('Ardoise', { isBare: true }), shelter('Zinc')]
    const names = (place: typeof BRUZ | null) =>
      findShelters(all, NO_FILTERS, place).map(({ name }) => name)
    expect(names(null)).toEqual(['Zinc', 'Ardoise'])
    expect(names(BRUZ)).toEqual(['Zinc', 'Ardoise'])
  })
  it.each<[Partial<DirectoryFilters>, string[]]>([
    [{ search: 'elan COEUR' }, ['Élan de cœur']],
    [{ search: 'lac annecy' }, ['Refuge du Lac']],
    [{ search: '%' }, ['Aux quatre vents', 'Élan de cœur', 'Nulle part', 'Refuge du Lac']],
    [{ department: '74' }, ['Refuge du Lac']],
    [{ species: 'HORSE' }, ['Refuge du Lac']],
    [{ species: 'SNAKE' }, []],
    [{ type: 'PRIVATE_SHELTER' }, ['Refuge du Lac']],
    [{ accepts: 'DONATIONS', species: 'CAT' }, ['Aux quatre vents', 'Élan de cœur']],
    [{ accepts: 'SPONSORING' }, []],
    [{ sortBy: 'animals' }, ['Élan de cœur', 'Aux quatre vents', 'Refuge du Lac', 'Nulle part']],
  ])('filtered by %o', (filters, names) => {
    expect(found(filters)).toEqual(names)
  })
  it('around a place: the nearest first, no farther, and none that is nowhere', () => {
    expect(found({}, BRUZ)).toEqual(['Élan de cœur', 'Aux quatre vents'])
    expect(found({ radiusKm: 10 }, BRUZ)).toEqual(['Élan de cœur'])
    const [first, second] = findShelters(ALL, NO_FILTERS, BRUZ)
    expect(first?.distance).toBe(0)
    expect(second?.distance).toBeGreaterThan(10_000)
    expect(sortOf({ ...NO_FILTERS, sortBy: 'distance' }, null)).toBe('name')
  })
  it('says which filter to take away, and what that gives', () => {
    const none = { ...NO_FILTERS, department: '74', species: 'CAT', near: 'Bruz' } as const
    expect(findShelters(ALL, none, BRUZ)).toEqual([])
    expect(relaxationsOf(ALL, none, BRUZ)).toEqual([{ name: 'department', total: 2 }])
    expect(relaxationsOf(ALL, { ...none, near: undefined }, null)).toEqual([
      { name: 'department', total: 2 },
      { name: 'species', total: 1 },
    ])
  })
  it('offers only what its shelters have', () => {
    expect(choicesOf(ALL)).toEqual({
      departments: ['35', '74'],
      species: ['DOG', 'CAT', 'HORSE'],
      types: ['ASSOCIATION', 'PRIVATE_SHELTER'],
      accepts: ['ADOPTIONS', 'DONATIONS'],
    })
  })
})

describe('its address', () => {
  it('says what was asked, and nothing that goes without saying', () => {
    expect(directoryQuery(NO_FILTERS)).toBe('')
    expect(directoryQuery({ ...NO_FILTERS, radiusKm: 10 })).toBe('')
    expect(
      directoryQuery({ ...NO_FILTERS, search: 'l’île', near: 'Bruz', radiusKm: 10, page: 2 }),
    ).toBe('?search=l%E2%80%99%C3%AEle&near=Bruz&radiusKm=10&page=2')
  })
  it('is read back as it was written', () => {
    const filters = fc.record(
      {
        search: fc.string({ minLength: 1, maxLength: 40 }).map((text) => `x${text.trim()}`),
        department: fc.constantFrom('35', '2A', '974'),
        species: fc.constantFrom('DOG' as const, 'CAT' as const),
        type: fc.constantFrom('SANCTUARY' as const),
        accepts: fc.constantFrom('DONATIONS' as const),
        near: fc.constant('Bruz'),
        sortBy: fc.constantFrom('name' as const, 'animals' as const),
      },
      { requiredKeys: ['near'] },
    )
    fc.assert(
      fc.property(
        filters,
        fc.integer({ min: 1, max: 500 }),
        fc.nat(900),
        (some, radiusKm, page) => {
          const whole = { ...some, radiusKm, page: page + 1 }
          const asked = Object.fromEntries(new URLSearchParams(directoryQuery(whole)))
          expect(readDirectoryFilters(asked)).toEqual(whole)
        },
      ),
    )
  })
  it('leaves aside what nobody can ask', () => {
    const odd = {
      species: 'DRAGON',
      page: '-1',
      radiusKm: 'NaN',
      near: '',
      department: '99',
      x: 'y',
    }
    expect(directoryQuery(readDirectoryFilters(odd))).toBe('')
    expect(readDirectoryFilters({ search: ['a', 'b'], page: '1e9' })).toMatchObject({ page: 1 })
  })
})

describe('words', () => {
  it('count shelters and animals in French', () => {
    expect([0, 1, 24, 1500].map(shelterCount)).toEqual([
      'Aucun refuge',
      '1 refuge ou association',
      '24 refuges et associations',
      expect.stringMatching(/^1\s500 refuges et associations$/),
    ])
    expect(speciesCount('HORSE', 2)).toBe('2 chevaux')
    expect(speciesCount('GUINEA_PIG', 1)).toBe('1 cochon d’Inde')
    expect(speciesCount('MOUSE', 3)).toBe('3 souris')
    expect(speciesKept({ DOG: 1, CAT: 12 })).toBe('12 chats, 1 chien')
    expect(speciesKept({ DOG: 9, CAT: 8, RABBIT: 7, RAT: 6, BIRD: 5 })).toMatch(/6 rats…$/)
    expect(speciesKept({})).toBe('')
  })
  it('name a filter', () => {
    const filters = { ...NO_FILTERS, department: '35', near: '35170', search: 'lac' }
    expect(filterLabel('department', filters, null)).toBe('Ille-et-Vilaine (35)')
    expect(filterLabel('near', filters, BRUZ)).toBe('À moins de 50\u00a0km de Bruz (35)')
    expect(filterLabel('search', filters, null)).toBe('«\u00a0lac\u00a0»')
  })
})
