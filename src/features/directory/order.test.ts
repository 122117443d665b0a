import { describe, expect, it } from 'vitest'

import {
  activeFilters,
  choicesOf,
  directoryQuery,
  findShelters,
  NO_FILTERS,
  relaxationsOf,
  withoutFilter,
  type DirectoryFilters,
  type ListedShelter,
} from './model'

const CENTRE = { name: 'Centre', department: '35', lat: 48, lng: -2 }

/** A shelter so many kilometres north of the centre. */
const at = (name: string, km: number, more: Partial<ListedShelter> = {}): ListedShelter => ({
  id: name,
  slug: name,
  name,
  city: 'Ville',
  department: '35',
  type: 'ASSOCIATION',
  point: { lat: 48 + km / 111.195, lng: -2 },
  isPhysical: true,
  accepts: [],
  species: {},
  animals: 0,
  isBare: false,
  words: name.toLowerCase(),
  ...more,
})
const asked = (more: Partial<DirectoryFilters>): DirectoryFilters => ({ ...NO_FILTERS, ...more })
const found = (all: ListedShelter[], more: Partial<DirectoryFilters>, place = false) =>
  findShelters(all, asked(more), place ? CENTRE : null).map(({ id }) => id)

describe('the directory', () => {
  it('puts the nearest first, then by name, then by id', () => {
    const all = [at('Loin', 20), at('Près', 2), at('Ici', 0), at('Aussi', 0)]
    expect(found(all, { near: 'x', radiusKm: 50 }, true)).toEqual(['Aussi', 'Ici', 'Près', 'Loin'])
    const twins = [at('b', 1, { name: 'Même' }), at('a', 1, { name: 'Même' })]
    expect(found(twins, {})).toEqual(['a', 'b'])
    expect(found([...twins].reverse(), {})).toEqual(['a', 'b'])
  })

  it('by name when a place is given but names are asked for', () => {
    const all = [at('Zèbre', 1), at('Âne', 3)]
    expect(found(all, { near: 'x', radiusKm: 50, sortBy: 'name' }, true)).toEqual(['Âne', 'Zèbre'])
  })

  it('wants every word', () => {
    const all = [at('Refuge du Lac', 1), at('Lac bleu', 1)]
    expect(found(all, { search: 'refuge lac' })).toEqual(['Refuge du Lac'])
  })
})

describe('filters that can be taken away', () => {
  const filters = asked({ search: 'lac', near: 'centre', radiusKm: 10 })

  it('are those in use; a place that nobody knows is none', () => {
    expect(activeFilters(NO_FILTERS, CENTRE)).toEqual([])
    expect(activeFilters(filters, CENTRE)).toEqual(['search', 'near'])
    expect(activeFilters(filters, null)).toEqual(['search'])
  })

  it('take their radius with them, and begin at the first page', () => {
    const from = { ...filters, page: 4 }
    expect(withoutFilter(from, 'near')).toMatchObject({
      near: undefined,
      radiusKm: NO_FILTERS.radiusKm,
      page: 1,
    })
    expect(withoutFilter(from, 'search')).toMatchObject({
      search: undefined,
      radiusKm: 10,
      page: 1,
    })
  })

  it('say what they would give, the most first, and nothing of what gives nothing', () => {
    const all = [at('Lac', 40), at('Lac bis', 60), at('Mare', 1)]
    expect(relaxationsOf(all, filters, CENTRE)).toEqual([
      { name: 'near', total: 2 },
      { name: 'search', total: 1 },
    ])
    expect(relaxationsOf([at('Lac', 40)], filters, CENTRE)).toEqual([{ name: 'near', total: 1 }])
  })
})

it('the address says a radius only when it is not the usual one', () => {
  expect(directoryQuery(asked({ near: 'bruz' }))).toBe('?near=bruz')
  expect(directoryQuery(asked({ near: 'bruz', radiusKm: 10 }))).toBe('?near=bruz&radiusKm=10')
  expect(directoryQuery(asked({ radiusKm: 10, page: 2 }))).toBe('?page=2')
})

it('the departments to choose from are in their order', () => {
  const all = ['56', '22', '35', '22'].map((department, index) =>
    at(String(index), 1, { department }),
  )
  expect(choicesOf(all).departments).toEqual(['22', '35', '56'])
})
