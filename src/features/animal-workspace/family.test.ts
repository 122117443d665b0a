import { describe, expect, it } from 'vitest'

import { ofName } from '@/platform/french.model'

import { bornOf, likeIt, youngName } from './family.model'
import { SHEET_NAMES, type SheetValues } from './sheet/fields.model'

const values = {
  ...Object.fromEntries(SHEET_NAMES.map((name) => [name, null])),
  ...{ name: 'Nala', species: 'CAT', sex: 'FEMALE', breed: 'Européen', color: 'Noir' },
  ...{ idNumber: '250269000000001', photos: ['a'], isVaccinated: true, birthDate: '2022-01-01' },
  ...{ longDescription: 'Elle ronronne.', dogCategory: 'NONE', arrivalDate: '2026-11-01' },
} as unknown as SheetValues

describe('a copy of a sheet', () => {
  it('has what two animals of one arrival share, and nothing that is of one alone', () => {
    const copy = likeIt(values)
    expect(copy).toMatchObject({ species: 'CAT', breed: 'Européen', arrivalDate: '2026-11-01' })
    const own = [
      'name',
      'sex',
      'photos',
      'idNumber',
      'idType',
      'isVaccinated',
      'isNeutered',
    ] as const
    for (const name of [...own, 'longDescription', 'veterinaryNotes'] as const) {
      expect(copy).not.toHaveProperty(name)
    }
  })
})

describe('a litter', () => {
  it('says of each young what the law wants to know of it', () => {
    expect(bornOf(values, { birthDate: '2026-11-20', count: 4 })).toEqual({
      ...{ species: 'CAT', breed: 'Européen', dogCategory: 'NONE' },
      ...{ birthDate: '2026-11-20', ageIsEstimated: false, arrivalDate: '2026-11-20' },
      ...{ isLitter: true, motherIdNumber: '250269000000001', litterSize: 4 },
    })
  })
  it.each([
    ['CAT', 'Nala', 'Chaton 2 de Nala'],
    ['DOG', 'Ursa', 'Chiot 2 d’Ursa'],
    ['SNAKE', 'Kaa', 'Petit 2 de Kaa'],
  ] as const)('of a %s called %s has young with a name for the day', (species, name, said) => {
    expect(youngName(species, 2, ofName(name))).toBe(said)
  })
})
