import { describe, expect, it } from 'vitest'

import { findCommune, nearestCommune, searchCommunes } from './communes'

const names = (typed: string, limit?: number) =>
  searchCommunes(typed, limit).map(({ name }) => name)

describe('searchCommunes', () => {
  it.each(['saint etienne', 'St-Étienne', 'SAINT ETIENNE'])(
    'finds Saint-Étienne by %s',
    (typed) => {
      expect(names(typed)[0]).toBe('Saint-Étienne')
    },
  )
  it('puts the whole name first, then the start, then a word of it', () => {
    expect(names('tours')[0]).toBe('Tours')
    expect(names('hilaire')).toContain('Saint-Hilaire-de-Riez')
  })
  it('finds by postal code', () => {
    expect(names('37600')).toContain('Loches')
    expect(names('7501')).toEqual(['Paris'])
  })
  it('answers nothing to nothing, and never too much', () => {
    expect(names('a')).toEqual([])
    expect(names('%_')).toEqual([])
    expect(names('saint', 500)).toHaveLength(20)
    expect(names('x'.repeat(10_000))).toEqual([])
  })
})

describe('findCommune', () => {
  it('chooses by name among those of one postal code', () => {
    expect(findCommune('37600', 'perrusson')).toMatchObject({ name: 'Perrusson' })
    expect(findCommune('37600', 'Nulle Part')).toMatchObject({ name: 'Loches' })
  })
  it('reads districts and CEDEX', () => {
    expect(findCommune('69003', 'Lyon 3e')).toMatchObject({ name: 'Lyon', isExact: true })
    expect(findCommune('97400', 'SAINT-DENIS CEDEX 9')).toMatchObject({ code: '97411' })
  })
  it('knows no foreign code', () => {
    expect(findCommune('00000', 'Loches')).toBeNull()
  })
})

it('places every commune in France, overseas included', () => {
  for (const { lat, lng } of searchCommunes('97', 20)) {
    expect(Math.abs(lat)).toBeLessThan(52)
    expect(Math.abs(lng)).toBeLessThanOrEqual(180)
  }
  expect(findCommune('75011', 'Paris')).toMatchObject({ lat: 48.8534, lng: 2.3488 })
})

describe('nearestCommune', () => {
  it('names the town where one is, overseas too', () => {
    expect(nearestCommune({ lat: 48.11, lng: -1.68 })).toMatchObject({ name: 'Rennes' })
    expect(nearestCommune({ lat: -20.88, lng: 55.45 })).toMatchObject({ code: '97411' })
  })
  it('knows none abroad, at sea and at the poles', () => {
    for (const [lat, lng] of [
      [40.42, -3.7],
      [45, -20],
      [90, 0],
      [-90, 180],
    ] as const) {
      expect(nearestCommune({ lat, lng })).toBeNull()
    }
  })
})
