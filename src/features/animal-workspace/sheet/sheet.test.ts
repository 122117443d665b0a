import { describe, expect, it } from 'vitest'

import type { Animal } from '@/payload-types'

import { SHEET_NAMES, type SheetName } from './fields.model'
import { isAsked, SECTIONS, sectionOf, sectionsOf } from './sections.model'
import { historyWords } from './history.model'
import { sheetChangesSchema, wrongIn } from './schema'
import { columnsOf, valuesOf } from './stored'

const row = {
  id: 'a',
  name: 'Nala',
  species: 'DOG',
  sex: 'FEMALE',
  status: 'AT_SHELTER',
  birthDate: '2024-06-30T22:30:00.000Z',
  photos: ['p1', { id: 'p2' }],
  color: '',
  fee: 15_050,
  isVaccinated: null,
} as unknown as Animal

describe('the parts of the sheet', () => {
  it('hold every field once', () => {
    const all = Object.values(SECTIONS).flatMap(({ fields }): readonly SheetName[] => fields)
    expect([...all].sort()).toEqual([...SHEET_NAMES].sort())
    expect(sectionOf('motherIdNumber')).toBe('legal')
  })

  it('have one more for an animal that is lost or found, or was', () => {
    const values = valuesOf(row)
    expect(sectionsOf('AT_SHELTER', values)).not.toContain('perdu')
    expect(sectionsOf('FOUND', values)).toContain('perdu')
    expect(sectionsOf('AT_SHELTER', { ...values, foundDate: '2026-11-01' })).toContain('perdu')
  })

  it.each<[SheetName, Partial<Animal>, boolean]>([
    ['pedigree', { species: 'FERRET' }, false],
    ['pedigree', { species: 'CAT' }, true],
    ['dogCategory', { species: 'CAT' }, false],
    ['dogCategory', {}, true],
    ['litterSize', {}, false],
    ['motherIdNumber', { isLitter: true }, true],
    ['vaccinationDate', {}, false],
    ['vaccinationDate', { isVaccinated: true }, true],
    ['neuteringDate', { isNeutered: true }, true],
    ['collarDescription', { hasCollar: true }, true],
    ['ageIsEstimated', { birthDate: null }, false],
    ['ageIsEstimated', {}, true],
    ['color', {}, true],
  ])('ask %s of %j: %j', (name, change, isIt) =>
    expect(isAsked(name, valuesOf({ ...row, ...change }))).toBe(isIt),
  )
})

describe('what the database holds', () => {
  it('is days of Paris, boxes, ids and nothing', () => {
    expect(valuesOf(row)).toMatchObject({
      birthDate: '2024-07-01',
      photos: ['p1', 'p2'],
      color: null,
      fee: 15_050,
      isVaccinated: false,
      pedigree: null,
    })
  })

  it('gets days at noon, and the rest as it is', () => {
    expect(columnsOf({ arrivalDate: '2026-11-24', lostDate: null, weight: 4.5 })).toEqual({
      arrivalDate: '2026-11-24T12:00:00.000Z',
      lostDate: null,
      weight: 4.5,
    })
  })
})

describe('what may be written', () => {
  it.each<[SheetName, unknown, string | null]>([
    ['name', '', 'Le nom est requis'],
    ['name', null, 'Le nom est requis'],
    ['species', 'DRAGON', 'L’espèce est requise'],
    ['weight', 0, 'Le poids doit être positif'],
    ['weight', 1001, 'Le poids doit être inférieur à 1000 kg'],
    ['weight', 'lourd', 'Le poids doit être un nombre'],
    ['weight', null, null],
    ['height', 12.5, 'La taille doit être un nombre entier'],
    ['shortDescription', 'x'.repeat(251), '250 caractères au maximum'],
    ['birthDate', '2098-01-01', 'Cette date est dans le futur'],
    ['birthDate', '2026-02-31', 'Date invalide'],
    ['birthDate', 'hier', 'Date invalide'],
    ['vaccinationDate', '2098-01-01', null],
    ['videoUrl', 'javascript:alert(1)', 'URL invalide'],
    ['contactEmail', 'x', 'Email invalide'],
    ['contactEmail', null, null],
    ['pedigree', null, null],
    ['isLitter', 'oui', 'Oui ou non est attendu'],
    ['reportedBy', 'x'.repeat(1001), '1\u202f000 caractères au maximum'],
    ['fee', -1, 'La participation aux frais ne peut pas être négative'],
  ])('%s = %j: %s', (name, value, sentence) => expect(wrongIn(name, value)).toBe(sentence))

  it('is some fields, each with what it held', () => {
    const ask = (body: unknown) => sheetChangesSchema.safeParse(body).success
    expect(ask({ changes: { weight: 4 }, seen: { weight: null } })).toBe(true)
    expect(ask({ changes: {}, seen: {} })).toBe(false)
    expect(ask({ changes: { weight: 4 }, seen: {} })).toBe(false)
    expect(ask({ changes: { status: 'ADOPTED' }, seen: { status: 'AT_SHELTER' } })).toBe(false)
    expect(ask({ changes: { isVisible: true }, seen: { isVisible: false } })).toBe(false)
    expect(ask({ changes: { weight: 4 }, seen: { weight: { deep: 1 } } })).toBe(false)
  })
})

describe('the history', () => {
  const told = (after: Record<string, unknown>, note: string | null = null) =>
    historyWords({ action: 'UPDATE', note, after }, 'FEMALE')

  it('says the state first, agreed with the animal', () => {
    expect(told({ status: 'ADOPTED', isAdopted: true, isReserved: false, adoptedAt: 'x' })).toBe(
      'Adoptée',
    )
    expect(told({ isReserved: true, isSos: true })).toBe('SOS lancé · Réservée')
    expect(told({ isReserved: false, isVisible: false, isSos: false })).toBe(
      'Retirée du site · SOS terminé · N’est plus réservée',
    )
    expect(told({ isVisible: true })).toBe('Sur le site')
  })

  it('names the fields, and of many only the first', () => {
    expect(told({ weight: 4, color: 'Noir' })).toBe('Écrit\u00a0: Poids (kg), Couleur')
    expect(told({ weight: 4, color: '', breed: '', name: '', height: 1 })).toMatch(/Taille \(cm\)$/)
    expect(told({ weight: 4, color: '', breed: '', name: '', height: 1, sex: '' })).toMatch(
      /Nom et 2 autres champs$/,
    )
  })

  it('says nothing of what the program alone writes, and the rest in words', () => {
    expect(told({ isAdopted: false })).toBeNull()
    expect(told({ status: 'DRAGON' })).not.toBe('DRAGON')
    expect(told({ lastConfirmedAt: 'x' })).toBe('Toujours au refuge')
    expect(told({ deletedAt: 'x' })).toBe('Mise à la corbeille')
    expect(told({ deletedAt: null })).toBe('Sortie de la corbeille')
    expect(told({ status: 'AT_SHELTER' }, 'Changement de statut annulé')).toBe(
      'Changement de statut annulé · Au refuge',
    )
    expect(historyWords({ action: 'CREATE', note: null, after: {} }, 'MALE')).toBe('Fiche créée')
    expect(historyWords({ action: 'DELETE', note: null, after: {} }, 'MALE')).toBe(
      'Fiche supprimée',
    )
  })
})
