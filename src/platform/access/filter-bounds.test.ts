import { describe, expect, it } from 'vitest'

import {
  boundedFilter,
  checkSort,
  filterPaths,
  FilterError,
  leavesItsRow,
  MOST,
  TOO_MUCH,
} from './filter-bounds'

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const nested = (depth: number): object =>
  depth === 0 ? { name: { equals: 'a' } } : { and: [nested(depth - 1)] }
const words = (count: number): string => many(count, () => 'ab').join(' ')
const equals = { name: { equals: 'a' } }

describe('boundedFilter', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['as many conditions as there may be', { or: many(MOST.conditions, () => equals) }],
    ['as deep as it may be', nested(MOST.depth)],
    ['a list', { id: { in: many(MOST.values, String) } }],
    ['a list written as one text', { id: { in: many(MOST.values, String).join(',') } }],
    ['a long value', { name: { equals: 'a'.repeat(MOST.characters) } }],
    ['a search', { name: { like: words(MOST.words) } }],
    ['a date, a number, nothing at all', { at: { less_than: new Date(0), equals: null, in: [1] } }],
  ])('lets %s through as it is', (_, where) => {
    expect(boundedFilter(where)).toEqual(where)
  })

  it.each<[string, unknown]>([
    [TOO_MUCH.conditions, { or: many(MOST.conditions + 1, () => equals) }],
    [TOO_MUCH.conditions, { or: { ...many(1200, () => equals) } }],
    [TOO_MUCH.conditions, { or: many(MOST.conditions, () => ({ and: [equals, equals] })) }],
    [TOO_MUCH.conditions, { and: many(MOST.conditions + 1, () => ({})) }],
    [TOO_MUCH.conditions, Object.fromEntries(many(31, (at) => [`c${at}`, { equals: 1 }]))],
    [TOO_MUCH.depth, nested(MOST.depth + 1)],
    [TOO_MUCH.values, { id: { in: many(MOST.values + 1, String) } }],
    [TOO_MUCH.values, { id: { not_in: many(MOST.values + 1, String).join(',') } }],
    [TOO_MUCH.values, { id: { in: { ...many(1200, String) } } }],
    [TOO_MUCH.values, { id: { equals: many(MOST.values + 1, String) } }],
    [TOO_MUCH.characters, { name: { equals: 'a'.repeat(MOST.characters + 1) } }],
    [TOO_MUCH.characters, { id: { in: ['a'.repeat(MOST.characters + 1)] } }],
    [TOO_MUCH.text, { name: { like: 'a'.repeat(MOST.text + 1) } }],
    [TOO_MUCH.words, { name: { like: words(MOST.words + 1) } }],
    [TOO_MUCH.words, { name: { contains: words(MOST.words + 1) } }],
    [TOO_MUCH.allWords, { or: many(7, () => ({ name: { like: words(MOST.words) } })) }],
    [TOO_MUCH.shape, { name: { like: ['a'] } }],
    [TOO_MUCH.shape, { name: { equals: { a: { b: 'c' } } } }],
    [TOO_MUCH.shape, { name: 'a' }],
    [TOO_MUCH.shape, { or: ['a'] }],
    [TOO_MUCH.shape, 'name'],
    [TOO_MUCH.shape, { [`a.${'b.'.repeat(60)}`]: { equals: 1 } }],
  ])('refuses: %s', (sentence, where) => {
    expect(() => boundedFilter(where)).toThrow(new FilterError(sentence))
  })

  it('takes fifteen thousand words apart in no time', () => {
    const started = performance.now()
    expect(() => boundedFilter({ name: { like: 'a '.repeat(15_000) } })).toThrow(FilterError)
    expect(performance.now() - started).toBeLessThan(50)
  })
  it('counts no spaces: each would be one more search', () => {
    expect(boundedFilter({ name: { like: `  a${' '.repeat(150)}b ` } })).toEqual({
      name: { like: 'a b' },
    })
  })
  it('keeps the beginning of a search where that is better than a refusal', () => {
    const slug = { slug: { equals: 'a'.repeat(300) } }
    const where = { and: [{ name: { like: words(200) } }, slug] }
    expect(boundedFilter(where, { isCut: true })).toEqual({
      and: [{ name: { like: words(MOST.words) } }, slug],
    })
  })
})

describe('checkSort', () => {
  it('bounds the columns', () => {
    expect(() => checkSort('-a,b,c')).not.toThrow()
    expect(() => checkSort(undefined)).not.toThrow()
    expect(() => checkSort(many(6, String))).toThrow(FilterError)
    expect(() => checkSort('a,b,c,d,e,f')).toThrow(FilterError)
    expect(() => checkSort('a'.repeat(101))).toThrow(FilterError)
  })
})

describe('filterPaths', () => {
  it('names what is compared, however it is written', () => {
    const where = { and: [{ a: {} }, { OR: { 0: { b: {} }, 1: { 'c.d': {} } } }], e: {} }
    expect(filterPaths(where)).toEqual(['a', 'b', 'c.d', 'e'])
  })
})

describe('leavesItsRow', () => {
  const fields = [
    { name: 'title', type: 'text' },
    { name: 'sections', type: 'json' },
    { name: 'shelter', type: 'relationship', relationTo: 'shelters' },
    { name: 'document', type: 'relationship', relationTo: ['pages', 'users'] },
    { name: 'location', type: 'group', flattenedFields: [{ name: 'city', type: 'text' }] },
    {
      name: 'memberships',
      type: 'array',
      flattenedFields: [{ name: 'shelter', type: 'relationship', relationTo: 'shelters' }],
    },
  ]
  it.each([
    'title',
    'shelter',
    'shelter.id',
    'location.city',
    'memberships.shelter',
    'version.title',
    'version.shelter',
    'document.value',
    'document.relationTo',
  ])('%s stands in the own row', (path) => {
    expect(leavesItsRow(path, fields)).toBe(false)
  })
  it.each([
    'shelter.siret',
    'shelter__siret',
    'shelter.id.siret',
    'version.shelter.siret',
    'version__shelter__siret',
    'memberships.shelter.siret',
    'document.value.siret',
    'document.value.id',
    'document.siret',
    'sections.a',
    'parent.title',
    'unknown.siret',
  ])('%s does not', (path) => {
    expect(leavesItsRow(path, fields)).toBe(true)
  })
})
