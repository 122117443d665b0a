import { describe, expect, it } from 'vitest'

import { matchColumns, PLACE_FIELDS, placeFieldLabel } from './fields.model'
import { doublesIn } from './doubles.model'
import { readLine } from './row'

const cells = { name: 'Cabinet', kind: 'véto', postalCode: '35 000', commune: 'RENNES CEDEX 7' }
const read = (more: object = {}) => readLine({ line: 2, cells: { ...cells, ...more } })
const wrong = (more: object) => read(more).remarks.map(({ field }) => field)

describe('the columns of a file of places', () => {
  it('are known by our names and by those of other tables', () => {
    expect(matchColumns(PLACE_FIELDS.map(placeFieldLabel))).toEqual(PLACE_FIELDS)
    expect(matchColumns(['Raison sociale', 'Type', 'CP', 'Ville', 'Tél.', 'Cage'])).toEqual([
      ...['name', 'kind', 'postalCode', 'commune', 'phone', null],
    ])
  })
})

describe('a line', () => {
  it('is a place, by the words that people write', () => {
    expect(
      read({
        accepts: 'Chien, chats et NAC',
        lundi: '9h-12h',
        isAccessible: 'X',
        phone: '0261910000',
      }).columns,
    ).toMatchObject({
      ...{ name: 'Cabinet', kind: 'VET', communeName: 'Rennes', department: '35' },
      ...{ accepts: ['DOG', 'CAT', 'SMALL'], isAccessible: true, phone: '02 61 91 00 00' },
      openingHours: [{ weekday: 1, opensAt: '09:00', closesAt: '12:00' }],
    })
  })
  it.each([
    [{ postalCode: '1000', commune: 'Bourg-en-Bresse' }, '01'],
    [{ postalCode: '', commune: 'Rennes (35)' }, '35'],
    [{ postalCode: '', commune: '35238' }, '35'],
    [{ postalCode: '69003', commune: 'Lyon 3e' }, '69'],
    [{ postalCode: '97400', commune: 'Saint-Denis' }, '974'],
    [{ postalCode: '93200', commune: 'St Denis' }, '93'],
  ])('is in the commune that is meant: %o', (more, department) => {
    expect(read(more).remarks).toEqual([])
    expect(read(more).columns?.department).toBe(department)
  })
  it('has its point from a spreadsheet, commas and all', () => {
    expect(read({ lat: '48,11', lng: '-1,68' }).columns).toMatchObject({ lat: 48.11, lng: -1.68 })
    expect(wrong({ lat: '48,11' })).toEqual(['lng'])
    expect(wrong({ lat: 'x', lng: 'y' })).toEqual(['lat', 'lng'])
  })
  it.each([
    [{ kind: 'casino' }, ['kind']],
    [{ kind: '' }, ['kind']],
    [{ accepts: 'dragon' }, ['accepts']],
    [{ isAccessible: 'peut-être' }, ['isAccessible']],
    [{ site: 'javascript:alert(1)' }, ['site']],
    [{ postalCode: '69001' }, ['postalCode']],
    [{ kind: 'bar', takesEmergencies: 'oui' }, ['takesEmergencies']],
    [{ name: 'x'.repeat(101), mardi: '25h-26h' }, ['name', 'mardi']],
  ])('is refused once for each field: %o', (more, fields) => {
    expect(wrong(more)).toEqual(fields)
  })
  it('accepts all who says so', () => {
    expect(read({ accepts: 'Tous les animaux' }).columns?.accepts).toEqual([])
  })
  it('is told when an earlier one is the same place, unless its street is another', () => {
    const rows = [cells, { ...cells, name: 'CABINET' }, { ...cells, address: '1 rue' }].map(
      (each, at) => ({ line: at + 2, cells: each }),
    )
    expect(doublesIn(rows)).toMatchObject([{ line: 3, field: 'name', isRefused: true }])
  })
})
