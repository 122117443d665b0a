import { describe, expect, it } from 'vitest'

import { keysOf } from '@/platform/keys.model'

import type { SheetName, SheetValues } from './fields.model'
import { isAsked, isEmpty, SECTIONS, sectionsOf } from './sections.model'

describe('nothing in a field', () => {
  it.each([[null], [undefined], [false], [''], [[]]])('is %j', (value) => {
    expect(isEmpty(value)).toBe(true)
  })
  it.each([[0], [true], ['x'], [['x']]])('is not %j', (value) => {
    expect(isEmpty(value)).toBe(false)
  })
})

describe('the parts of a sheet', () => {
  const all = keysOf(SECTIONS)
  const blank = {} as SheetValues
  it('are all of them for what is sought, and all but one for the others', () => {
    expect(sectionsOf('LOST', blank)).toEqual(all)
    expect(sectionsOf('FOUND', blank)).toEqual(all)
    expect(sectionsOf('AT_SHELTER', blank)).toEqual(all.filter((each) => each !== 'perdu'))
  })
  it.each<[SheetName, Partial<SheetValues>, boolean]>([
    ['pedigree', { species: 'DOG' }, true],
    ['dogCategory', { species: 'DOG' }, true],
    ['collarDescription', { hasCollar: false, birthDate: '2024-01-01' }, false],
    ['collarDescription', { hasCollar: true, birthDate: null }, true],
    ['neuteringDate', { isNeutered: false }, false],
    ['litterSize', { isLitter: true }, true],
    ['motherIdNumber', { isLitter: false }, false],
  ])('ask %s of %j: %j', (name, values, isIt) => {
    expect(isAsked(name, { ...blank, ...values })).toBe(isIt)
  })
})
