import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  eurosLabel,
  issuerOf,
  isWholeAddress,
  missingSentence,
  numberLabel,
  receiptBlockers,
  taxRateOf,
  receiptLabel,
  receiptYear,
  rnaOf,
  sirenLabel,
  sirenOf,
  type ReceiptNeed,
} from './model'
import { amountInWords, numberInWords } from './words.model'

describe('numbers in words', () => {
  it.each([
    [0, 'zéro'],
    [1, 'un'],
    [16, 'seize'],
    [17, 'dix-sept'],
    [21, 'vingt et un'],
    [22, 'vingt-deux'],
    [60, 'soixante'],
    [61, 'soixante et un'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [72, 'soixante-douze'],
    [79, 'soixante-dix-neuf'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [90, 'quatre-vingt-dix'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, 'cent'],
    [101, 'cent un'],
    [180, 'cent quatre-vingts'],
    [200, 'deux cents'],
    [201, 'deux cent un'],
    [1000, 'mille'],
    [1001, 'mille un'],
    [1100, 'mille cent'],
    [2000, 'deux mille'],
    [2026, 'deux mille vingt-six'],
    [71_000, 'soixante et onze mille'],
    [80_000, 'quatre-vingt mille'],
    [80_080, 'quatre-vingt mille quatre-vingts'],
    [200_000, 'deux cent mille'],
    [280_200, 'deux cent quatre-vingt mille deux cents'],
    [999_999, 'neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf'],
    [1_000_000, 'un million'],
  ])('%i: %s', (count, words) => {
    expect(numberInWords(count)).toBe(words)
  })

  it.each([-1, 1_000_001, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'there are none for %d',
    (count) => {
      expect(() => numberInWords(count)).toThrow(RangeError)
    },
  )

  const WORDS: Record<string, number> = Object.fromEntries(
    [...Array(17).keys()].map((count) => [numberInWords(count), count]),
  )
  Object.assign(WORDS, { vingt: 20, vingts: 20, trente: 30, quarante: 40 })
  Object.assign(WORDS, { cinquante: 50, soixante: 60, cents: 100, cent: 100 })

  /** Reads words again, by another way than they were written. */
  function parse(words: string): number {
    let [total, part] = [0, 0]
    for (const word of words.split(/[ -]/)) {
      if (word === 'et') continue
      if (word === 'million') return 1_000_000
      if (word === 'mille') [total, part] = [(part || 1) * 1000, 0]
      else if (word.startsWith('cent')) part = (part || 1) * 100
      else if (word.startsWith('vingt') && part % 100 === 4) part += 76
      else part += WORDS[word] ?? Number.NaN
    }
    return total + part
  }

  it('read the same number again, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (count) => {
        expect(parse(numberInWords(count))).toBe(count)
      }),
      { numRuns: 2000 },
    )
  })

  it('have a plural mark only at the very end', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (count) => {
        expect(numberInWords(count)).not.toMatch(/(vingts|cents)[ -]/)
      }),
    )
  })

  it.each([
    [0, 'zéro euro'],
    [1, 'un centime'],
    [50, 'cinquante centimes'],
    [100, 'un euro'],
    [101, 'un euro et un centime'],
    [199, 'un euro et quatre-vingt-dix-neuf centimes'],
    [200, 'deux euros'],
    [5000, 'cinquante euros'],
    [123_456, 'mille deux cent trente-quatre euros et cinquante-six centimes'],
    [100_000_000, 'un million d’euros'],
  ])('%i cents: %s', (cents, words) => {
    expect(amountInWords(cents)).toBe(words)
  })
})

const ready = {
  name: 'Refuge des Quatre-Vents',
  location: { address: '12 chemin des Prés', postalCode: '35000', city: 'Rennes', country: '' },
  siret: '732 829 320 00074',
  rna: null,
  legalPurpose: 'Protection animale',
  receiptSigner: 'Anne Morel, présidente',
  taxRate: 66,
  taxReceiptsEnabled: true,
}

describe('a shelter that gives receipts', () => {
  it('misses nothing, by its SIRET or its RNA', () => {
    expect(receiptBlockers(ready)).toEqual([])
    expect(receiptBlockers({ ...ready, siret: '', rna: 'w353000001' })).toEqual([])
    expect(issuerOf(ready)).toMatchObject({
      siren: '732829320',
      rna: null,
      address: { line: '12 chemin des Prés', country: 'France' },
    })
  })
  it.each([
    ['taxReceiptsEnabled', { taxReceiptsEnabled: false }],
    ['name', { name: ' ' }],
    ['location', { location: { ...ready.location, city: null } }],
    ['siret', { siret: '7328293200007', rna: 'X1' }],
    ['legalPurpose', { legalPurpose: null }],
    ['receiptSigner', { receiptSigner: '' }],
    ['taxRate', { taxRate: 0 }],
    ['taxRate', { taxRate: 101 }],
  ] as const)('misses %s', (need, change) => {
    expect(receiptBlockers({ ...ready, ...change })).toEqual([need])
  })
  it('misses everything but the rate, which is that of the law, when nothing is written', () => {
    expect(receiptBlockers({})).toHaveLength(6)
  })
  it('may lower taxes by all that was given, and not by more', () => {
    expect(receiptBlockers({ ...ready, taxRate: 100 })).toEqual([])
    expect(receiptBlockers({ ...ready, taxRate: null })).toEqual([])
    expect(taxRateOf({ taxRate: null })).toBe(66)
    expect(receiptBlockers({ ...ready, taxRate: 100.5 })).toEqual(['taxRate'])
  })
  it('stands on a receipt without the spaces around its words', () => {
    const location = {
      address: ' 1 rue ',
      postalCode: ' 35000 ',
      city: ' Rennes',
      country: ' Suisse ',
    }
    const typed = {
      ...ready,
      name: ' Les Vents ',
      legalPurpose: ' Aide\n',
      receiptSigner: ' A. M. ',
    }
    expect(issuerOf({ ...typed, location })).toEqual({
      name: 'Les Vents',
      address: { line: '1 rue', postalCode: '35000', city: 'Rennes', country: 'Suisse' },
      siren: '732829320',
      rna: null,
      legalPurpose: 'Aide',
      signer: 'A. M.',
    })
  })
  it('is empty words, and no error, when nothing is written', () => {
    expect(issuerOf({ location: null })).toEqual({
      name: '',
      address: { line: '', postalCode: '', city: '', country: 'France' },
      siren: null,
      rna: null,
      legalPurpose: '',
      signer: '',
    })
  })
  it.each<[ReceiptNeed[], string]>([
    [['name'], 'le nom.'],
    [['name', 'taxRate'], 'le nom et le taux de réduction.'],
    [['name', 'siret', 'taxRate'], 'le nom, le SIRET ou le numéro RNA et le taux de réduction.'],
  ])('is told that it misses %j', (missing, list) => {
    expect(missingSentence(missing)).toBe(`Reçus fiscaux\u00a0: il manque ${list}`)
  })
})

describe('numbers of receipts', () => {
  it('are labelled by year and rank', () => {
    expect(receiptLabel(2026, 123)).toBe('2026-000123')
  })
  it('count in the year of the gift in Paris', () => {
    expect(receiptYear('2026-12-31T22:59:59Z')).toBe(2026)
    expect(receiptYear('2026-12-31T23:00:00Z')).toBe(2027)
  })
  it.each([
    ['73282932000074', '732829320'],
    ['732 829 320', '732829320'],
    ['12', null],
    ['7', null],
    ['73282932', null],
    ['7328293200', null],
    ['732829320000741', null],
    ['A73282932000074', null],
    ['73282932000074A', null],
    ['ABCDEFGHI', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('know a SIREN in %s: %s', (siret, siren) => {
    expect(sirenOf(siret)).toBe(siren)
  })
  it.each([
    ['W751212517', 'W751212517'],
    [' w75 1212517', 'W751212517'],
    ['751212517', null],
    ['XW751212517', null],
    ['W7512125178', null],
    ['W75121251', null],
    ['', null],
    [null, null],
  ])('know an RNA in %s: %s', (typed, rna) => {
    expect(rnaOf(typed)).toBe(rna)
  })
  it.each([
    ['552100554', '552 100 554'],
    ['55210055', '55210055'],
    ['5521005541', '5521005541'],
  ])('group a SIREN by three: %s', (siren, label) => {
    expect(sirenLabel(siren).replaceAll('\u00a0', ' ')).toBe(label)
  })
})

describe('the address of a donor', () => {
  const whole = { line: '1 rue', postalCode: '35000', city: 'Rennes', country: 'France' }
  it('is whole with its four parts', () => {
    expect(isWholeAddress(whole)).toBe(true)
  })
  it.each(['line', 'postalCode', 'city', 'country'])('is not without %s', (part) => {
    for (const value of ['', ' ', null, undefined]) {
      expect(isWholeAddress({ ...whole, [part]: value })).toBe(false)
    }
  })
  it.each([null, undefined, {}])('is not whole where there is none: %j', (address) => {
    expect(isWholeAddress(address)).toBe(false)
  })
})

it('the sum of a receipt has its two decimals, and spaces that every font has', () => {
  expect([0, 5, 100, 2500].map(numberLabel)).toEqual(['0,00', '0,05', '1,00', '25,00'])
  expect(numberLabel(123_450)).toBe('1\u00a0234,50')
  expect(eurosLabel(99_999_999)).toBe('999\u00a0999,99\u00a0€')
})
