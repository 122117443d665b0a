import { describe, expect, it } from 'vitest'

import { legalGaps, legalItems, type LegalFacts } from './legal.model'

const now = new Date('2026-11-21T10:00:00Z')
const DOG: LegalFacts = {
  species: 'DOG',
  sex: 'MALE',
  birthDate: '2024-01-01',
  idType: 'CHIP',
  idNumber: '250260012345678',
  birthPlace: 'inconnu',
  pedigree: false,
  dogCategory: 'NONE',
}
const paths = (facts: LegalFacts) => legalGaps(facts, now).map(({ path }) => path)

describe('what the law wants of an advert', () => {
  it.each<[string, Partial<LegalFacts>, string[]]>([
    ['a number of spaces is none', { idNumber: '   ' }, ['idNumber']],
    ['a number that nobody gave is none', { idNumber: undefined }, ['idNumber']],
    ['a place that nobody gave is none', { birthPlace: null }, ['birthPlace']],
    ['a ferret has no stud book', { species: 'FERRET', pedigree: null }, []],
    ['a cat has one', { species: 'CAT', pedigree: null }, ['pedigree']],
    ['categories are of dogs', { species: 'CAT', dogCategory: 'CATEGORY_1' }, []],
    [
      'a litter with its mother and its size is complete',
      { isLitter: true, motherIdNumber: '250260000000001', litterSize: 4 },
      [],
    ],
    [
      'a mother without a number is missing',
      { isLitter: true, motherIdNumber: '  ', litterSize: 4 },
      ['motherIdNumber'],
    ],
    [
      'a litter of no size is missing it',
      { isLitter: true, motherIdNumber: '250260000000001', litterSize: 0 },
      ['litterSize'],
    ],
    ['eight weeks to the day are enough', { birthDate: '2026-09-26T10:00:00Z' }, []],
    ['a second less is not', { birthDate: '2026-09-26T10:00:01Z' }, ['birthDate']],
  ])('%s', (_, change, missing) => {
    expect(paths({ ...DOG, ...change })).toEqual(missing)
  })
})

describe('the list of what the law wants', () => {
  const told = (facts: LegalFacts) =>
    legalItems(facts, now).map(({ path, missing }) => `${missing === null ? '✓' : '✗'} ${path}`)

  it('is everything that is asked of a species, done or not', () => {
    expect(told(DOG)).toEqual([
      '✓ idNumber',
      '✓ birthDate',
      '✓ sex',
      '✓ birthPlace',
      '✓ pedigree',
      '✓ dogCategory',
    ])
    expect(told({ species: 'CAT', sex: 'UNKNOWN', isLitter: true })).toEqual([
      '✗ idNumber',
      '✗ birthDate',
      '✗ sex',
      '✗ birthPlace',
      '✗ pedigree',
      '✗ motherIdNumber',
      '✗ litterSize',
    ])
    expect(told({ ...DOG, species: 'FERRET' })).toHaveLength(4)
  })

  it('is nothing for a species that the law leaves free, or for none yet', () => {
    expect(told({ species: 'RABBIT' })).toEqual([])
    expect(told({})).toEqual([])
  })

  it('says what is missing in the words of the refusal', () => {
    const [first] = legalItems({ ...DOG, idNumber: null }, now)
    expect(first).toEqual({
      path: 'idNumber',
      label: 'Identification (puce ou tatouage)',
      missing: 'Le numéro d’identification (puce ou tatouage) est obligatoire',
    })
  })
})
