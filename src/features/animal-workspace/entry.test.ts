import { describe, expect, it } from 'vitest'

import { birthMonthIn, byControl, wrongIn } from './admin/entry/checks'
import { ageIn, bodyOf, isBlank, newEntry, type Entry } from './admin/entry/entry.model'

const entry = (part: Partial<Entry> = {}): Entry => ({ ...newEntry('2026-11-24'), ...part })
const whole = entry({ name: 'Nala', species: 'CAT', sex: 'FEMALE' })

describe('an animal that comes in', () => {
  it('is nothing to keep while nobody said anything of it', () => {
    expect(isBlank(entry())).toBe(true)
    expect(isBlank(entry({ name: ' ', arrivalDate: '', isRare: true, ageUnit: 'WEEKS' }))).toBe(
      true,
    )
    const parts: Array<Partial<Entry>> = [
      { name: 'N' },
      { species: 'CAT' },
      { sex: 'UNKNOWN' },
      { ageCount: '3' },
      { birthDate: '2026-01-01' },
    ]
    for (const part of parts) expect(isBlank(entry(part))).toBe(false)
    // It begins with the usual species.
    expect(entry().isRare).toBe(false)
  })

  it('is sent without what was left empty', () => {
    expect(bodyOf({ ...whole, arrivalDate: '' })).toEqual({
      name: 'Nala',
      species: 'CAT',
      sex: 'FEMALE',
    })
    expect(bodyOf({ ...whole, ageCount: ' 3 ', birthDate: '2020-01-01' })).toMatchObject({
      age: { count: 3, unit: 'YEARS' },
      birthDate: undefined,
    })
    expect(bodyOf({ ...whole, born: 'day', ageCount: '3', birthDate: '2020-01-01' })).toMatchObject(
      {
        age: undefined,
        birthDate: '2020-01-01',
      },
    )
    expect(ageIn(entry({ ageCount: '  ' }))).toBeUndefined()
    expect(ageIn(entry({ ageCount: '2,5', ageUnit: 'MONTHS' }))).toEqual({
      count: 2.5,
      unit: 'MONTHS',
    })
  })

  it('is checked by the rule of the server, a sentence for each control', () => {
    expect(wrongIn(whole)).toEqual({})
    expect(wrongIn(entry({ ageCount: 'trois', arrivalDate: '2098-01-01' }))).toEqual({
      name: 'Le nom est requis',
      species: 'L’espèce est requise',
      sex: 'Le sexe est requis',
      age: 'Écrivez un nombre',
      arrivalDate: 'Cette date est dans le futur',
    })
    expect(wrongIn({ ...whole, ageCount: '2,5' })).toEqual({ age: 'Écrivez un nombre entier' })
    const refused = byControl([
      ['photos.0', 'Une'],
      ['photos.1', 'Autre'],
      ['idempotencyKey', 'Clé'],
    ])
    expect(refused).toEqual({ photos: 'Une' })
  })

  it('has a month of birth once its age is one, whatever is half typed', () => {
    const now = new Date('2026-11-24T09:00:00Z')
    const month = (ageCount: string, part: Partial<Entry> = {}) =>
      birthMonthIn({ ...whole, ageCount, ...part }, now)
    expect(month('3')).toBe('novembre 2023')
    expect(month('2', { ageUnit: 'MONTHS' })).toBe('septembre 2026')
    for (const text of ['', '0', '-3', '3,5', '3.5', '2500', '9999', 'trois', '1e9', '3 a'])
      for (const ageUnit of ['YEARS', 'MONTHS', 'WEEKS'] as const)
        expect(month(text, { ageUnit })).toBeNull()
    expect(month('3', { born: 'day' })).toBeNull()
  })
})
