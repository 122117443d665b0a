import { describe, expect, it } from 'vitest'

import { idTypeOf, readCell } from './cells.model'
import type { ImportField } from './fields.model'

const NOW = new Date('2026-11-24T12:00:00Z')
const read = (field: ImportField, text: string) => readCell(field, text, NOW)

describe('a cell that people fill in their own way', () => {
  it.each<[ImportField, string, unknown]>([
    // Our own words for what is stored, as an export of ours gives them.
    ['status', 'AT_SHELTER', 'AT_SHELTER'],
    ['sex', 'UNKNOWN', 'UNKNOWN'],
    ['isSos', ' ✓ ', true],
    ['isReserved', 'OK', true],
    ['weight', '12,55', 12.55],
    ['weight', '7 KG', 7],
    ['adoptedAt', ' 24/11/2023 ', '2023-11-24'],
    // A year of two figures is the last one that has begun.
    ['arrivalDate', '1/2/26', '2026-02-01'],
    ['arrivalDate', '1/2/27', '1927-02-01'],
    ['id', ' abc ', 'abc'],
    ['motherIdNumber', '250 269 000 000 001', '250269000000001'],
    ['idNumber', '250-269.000\u00a0001', '250269000001'],
    ['idNumber', ' ABC 123 ', 'ABC 123'],
    ['idNumber', '250 ABC', '250 ABC'],
    ['photos', '12', []],
    ['photos', 'https://a.fr/1', ['https://a.fr/1']],
    ['photos', '1.jpg,', ['1.jpg']],
  ])('%s: « %s » is %j', (field, text, value) => {
    expect(read(field, text)).toEqual({ value })
  })

  it.each<[ImportField, string]>([
    ['isSos', '✓✓'],
    ['weight', '12kg5'],
    ['birthDate', '12023-11-24'],
    ['birthDate', '2023-11-240'],
    ['birthDate', '124/11/2023'],
    ['birthDate', '24/11/20235'],
    ['birthDate', '24/11/202'],
  ])('%s: « %s » is told', (field, text) => {
    const reading = read(field, text)
    expect('problem' in reading && reading.problem).toContain(text)
  })

  it('is an age up to a hundred and fifty', () => {
    expect(read('age', '150 ans')).toEqual({ value: '1876-11-24' })
    expect(read('age', '151 ans')).toHaveProperty('problem')
  })
})

describe('a number of identification', () => {
  it.each(['2,50269E+14', '25E+13', '2.5e14', ' 2E+14 '])(
    '« %s » was rounded off by a spreadsheet, of the mother as well',
    (text) => {
      expect(read('idNumber', text)).toHaveProperty('problem')
      expect(read('motherIdNumber', text)).toHaveProperty('problem')
    },
  )
  it.each(['A2E5', '2E5B', 'E123'])('« %s » may be a tattoo', (text) => {
    expect(read('idNumber', text)).toEqual({ value: text })
  })
  it.each([
    ['250269000000001', 'CHIP'],
    ['1250269000000001', null],
    ['25026900000000', null],
    ['A1234', 'TATTOO'],
    ['1234a', 'TATTOO'],
    ['ABCD1234', 'TATTOO'],
    ['ABCD12345', null],
    ['A123', null],
    ['-ABC123', null],
    ['ABC123-', null],
    ['12345', null],
  ])('« %s » looks like %s', (number, type) => {
    expect(idTypeOf(number)).toBe(type)
  })
})
