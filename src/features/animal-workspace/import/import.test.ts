import { describe, expect, it } from 'vitest'

import type { Cells } from '@/platform/csv-import/columns.model'

import { ageOf, idTypeOf, readCell } from './cells.model'
import { importLabel, IMPORT_FIELDS, matchColumns, type ImportField } from './fields.model'
import { readRow } from './row'

const NOW = new Date('2026-11-24T12:00:00Z')
const read = (field: ImportField, text: string) => readCell(field, text, NOW)
const valueOf = (field: ImportField, text: string) => {
  const reading = read(field, text)
  return 'value' in reading ? reading.value : reading.problem
}

describe('the columns of a file', () => {
  it('are known by every name of our own', () => {
    const names = IMPORT_FIELDS.map(importLabel)
    expect(matchColumns(names)).toEqual(IMPORT_FIELDS)
    expect(matchColumns(IMPORT_FIELDS)).toEqual(IMPORT_FIELDS)
  })
  it('are known by the words of other tables, whatever their signs and capitals', () => {
    expect(
      matchColumns(['PRÉNOM', ' espèce ', 'N° de puce', 'Né(e) le', 'Stérilisé(e)', 'Cage']),
    ).toEqual(['name', 'species', 'idNumber', 'birthDate', 'isNeutered', null])
    expect(matchColumns(['Né·e le', 'Arrivé·e le', 'Adopté·e le'])).toEqual([
      'birthDate',
      'arrivalDate',
      'adoptedAt',
    ])
    expect(matchColumns(['Race', 'Robe', 'LOF', 'Motif d’entrée', 'Âge'])).toEqual([
      'breed',
      'color',
      'pedigree',
      'arrivalReason',
      'age',
    ])
  })
  it('are each one field: the second of a name is left to the person', () => {
    expect(matchColumns(['Nom', 'Prénom'])).toEqual(['name', null])
  })
})

describe('a cell', () => {
  it.each([
    ['species', 'chatte', 'CAT'],
    ['species', 'CHIEN', 'DOG'],
    ['species', 'Cochon d’Inde', 'GUINEA_PIG'],
    ['sex', 'F', 'FEMALE'],
    ['sex', 'mâle', 'MALE'],
    ['status', 'Adoptée', 'ADOPTED'],
    ['status', 'au refuge', 'AT_SHELTER'],
    ['sociabilityDogs', 'Bonne', 'GOOD'],
    ['isVaccinated', 'x', true],
    ['isVaccinated', 'Non', false],
    ['pedigree', 'OUI', true],
    ['weight', '12,5 kg', 12.5],
    ['weight', '1 200', 1200],
    ['fee', '250,50 €', 25_050],
    ['birthDate', '24/11/2023', '2023-11-24'],
    ['birthDate', '1-2-23', '2023-02-01'],
    ['birthDate', '03.04.99', '1999-04-03'],
    ['birthDate', '2023-11-24T10:00', '2023-11-24'],
    ['age', 'environ 3 ans', '2023-11-24'],
    ['idNumber', '250 269 000 000 001', '250269000000001'],
    ['idNumber', 'ABC 123', 'ABC 123'],
    ['photos', '3', []],
    [
      'photos',
      'https://a.fr/1.jpg | https://a.fr/2.jpg',
      ['https://a.fr/1.jpg', 'https://a.fr/2.jpg'],
    ],
  ] as const)('%s: « %s » is %j', (field, text, value) => {
    expect(valueOf(field, text)).toEqual(value)
  })

  it.each([
    ['species', 'dragon', /« dragon » n’est pas l’un de : Chien, Chat/],
    ['sex', '-', /n’est pas l’un de/],
    ['isSos', 'peut-être', /« oui » ou « non »/],
    ['weight', 'lourd', /n’est pas un nombre/],
    ['weight', '1.2.3', /n’est pas un nombre/],
    ['fee', 'gratuit', /n’est pas une somme/],
    ['birthDate', '31/02/2024', /n’est pas une date/],
    ['birthDate', '2024', /n’est pas une date/],
    ['age', 'senior', /n’est pas un âge/],
    ['age', '0 an', /n’est pas un âge/],
    ['idNumber', '2,50269E+14', /Le tableur a abîmé ce numéro/],
  ] as const)('%s: « %s » is told', (field, text, sentence) => {
    expect(String(valueOf(field, text)).replaceAll('\u00a0', ' ')).toMatch(sentence)
  })

  it.each([
    ['3', { count: 3, unit: 'YEARS' }],
    ['18 mois', { count: 18, unit: 'MONTHS' }],
    ['8 sem.', { count: 8, unit: 'WEEKS' }],
    ['2,5 ans', { count: 30, unit: 'MONTHS' }],
    ['~ 1 an', { count: 1, unit: 'YEARS' }],
    ['adulte', null],
  ])('an age of « %s »', (text, age) => expect(ageOf(text)).toEqual(age))

  it('tells a chip from a tattoo', () => {
    expect(['250269000000001', '2GXA123', '12345'].map(idTypeOf)).toEqual(['CHIP', 'TATTOO', null])
  })
})

const row = (cells: Cells<ImportField>) =>
  readRow({ line: 7, cells: { name: 'Nala', species: 'Chat', sex: 'F', ...cells } }, NOW)
const refused = (cells: Cells<ImportField>) =>
  row(cells)
    .remarks.filter(({ isRefused }) => isRefused)
    .map(({ field }) => field)

describe('a line', () => {
  it('is a hidden animal at the shelter, of which only what was written is known', () => {
    const { facts, remarks } = row({ color: ' ', breed: ' Européen ' })
    expect(remarks).toEqual([])
    expect(facts).toEqual({
      ...{ name: 'Nala', species: 'CAT', sex: 'FEMALE', breed: 'Européen' },
      ...{ status: 'AT_SHELTER', isVisible: false, isSos: false, isReserved: false },
    })
  })
  it('without a name, a species or a sex is refused, once for each', () => {
    const { remarks } = readRow({ line: 2, cells: { species: 'dragon' } }, NOW)
    expect(remarks.map(({ field }) => field).sort()).toEqual(['name', 'sex', 'species'])
  })
  it('obeys the rules of the sheet', () => {
    expect(refused({ weight: '-1' })).toEqual(['weight'])
    expect(refused({ name: 'n'.repeat(101) })).toEqual(['name'])
    expect(refused({ birthDate: '24/11/2027' })).toEqual(['birthDate'])
    expect(refused({ adoptedAt: '24/11/2027' })).toEqual(['adoptedAt'])
    expect(refused({ contactEmail: 'pas un e-mail' })).toEqual(['contactEmail'])
  })
  it('takes the day of birth before an age, and an age as an estimate', () => {
    expect(row({ age: '3 ans' }).facts).toMatchObject({
      birthDate: '2023-11-24T12:00:00.000Z',
      ageIsEstimated: true,
    })
    const both = row({ age: '3 ans', birthDate: '01/05/2022' }).facts
    expect(both.birthDate).toBe('2022-05-01T12:00:00.000Z')
    expect(both.ageIsEstimated).toBeUndefined()
  })
  it('says by itself what kind of number it has, unless the file does', () => {
    expect(row({ idNumber: '250269000000001' }).facts.idType).toBe('CHIP')
    expect(row({ idNumber: '250269000000001', idType: 'Tatouage' }).facts.idType).toBe('TATTOO')
  })
  it('that asks to be shown is shown when the law allows it; else it says what is missing', () => {
    const early = row({ isVisible: 'oui' })
    expect(early.facts.isVisible).toBe(false)
    expect(early.remarks).toMatchObject([{ line: 7, field: 'isVisible', isRefused: false }])
    const whole = row({
      ...{ isVisible: 'oui', idNumber: '250269000000001', birthPlace: 'inconnu', pedigree: 'non' },
      age: '3 ans',
    })
    expect([whole.facts.isVisible, whole.remarks]).toEqual([true, []])
    expect(row({ species: 'Lapin', isVisible: 'oui' }).facts.isVisible).toBe(true)
  })
})
