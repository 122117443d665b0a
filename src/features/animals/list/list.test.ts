import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Picture } from '@/features/media/queries'
import { departmentOf } from '@/features/shelters/model'
import { containing, plain } from '@/platform/db/plain'

import { PUBLIC_FIELDS } from '../model'
import { postalRange } from './conditions'
import { DEPARTMENT, listFiltersSchema } from './filters'
import { PLACEHOLDER, toPublicAnimal, type AnimalRow } from './public-animal'

describe('words of a search', () => {
  it('lose case and accents', () => {
    expect(plain('Nœud Élégant Zoë')).toBe('noeud elegant zoe')
  })
  it('stand for themselves', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})

describe('departments', () => {
  const all = Array.from({ length: 990 }, (_, n) => String(n).padStart(n < 100 ? 2 : 3, '0'))
    .concat('2A', '2B')
    .filter((code) => DEPARTMENT.test(code))

  it('are those of France', () => {
    expect(all).toEqual(expect.arrayContaining(['01', '19', '21', '2A', '2B', '95', '971', '988']))
    for (const none of ['00', '20', '96', '97', '100', '2C']) expect(all).not.toContain(none)
  })
  it('hold exactly their postal codes', () => {
    const postal = fc.integer({ min: 1000, max: 98_999 }).map((n) => String(n).padStart(5, '0'))
    fc.assert(
      fc.property(postal, fc.constantFrom(...all), (code, department) => {
        const [from, below] = postalRange(department)
        expect(code >= from && code < below).toBe(departmentOf(code) === department)
      }),
    )
  })
})

describe('filters', () => {
  const parse = (query: string) =>
    listFiltersSchema.safeParse(Object.fromEntries(new URLSearchParams(query)))

  it('have the defaults of the contract', () => {
    expect(parse('').data).toEqual({ limit: 12, page: 1, sortBy: 'createdAt', sortOrder: 'desc' })
  })
  it.each([
    'limit=100&page=10000',
    'isSos=true&isReserved=0&fosterWanted=1&status=ADOPTED',
    'species=GUINEA_PIG&sex=UNKNOWN&ageBand=SENIOR',
    'goodWithDogs=YES&goodWithCats=NO&goodWithKids=UNKNOWN',
    'minWeight=2.5&maxWeight=40&energyLevel=VERY_LOW',
    'department=2a&search=%25&sortBy=name&sortOrder=asc',
  ])('take %s', (query) => {
    expect(parse(query).success).toBe(true)
  })
  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1e2',
    'limit=0x10',
    'limit=',
    'limit=12.5',
    'page=0',
    'page=NaN',
    'page=100001',
    'isSos=oui',
    'status=DECEASED',
    'status=LOST',
    'species=dog',
    'sortBy=veterinaryNotes',
    'sortBy=shelter.siret',
    'sortOrder=ascending',
    'previousOwner=Martin',
    'where[previousOwner][exists]=true',
    'contactPhone=06',
    'department=20',
    'shelterId=../x',
    `search=${'a'.repeat(101)}`,
  ])('refuse %s', (query) => {
    expect(parse(query).success).toBe(false)
  })
})

describe('public animal', () => {
  const row = {
    id: 'a',
    name: 'Nala',
    species: 'CAT',
    breed: 'Siamois',
    pedigree: false,
    birthDate: '2022-03-01T00:00:00+00:00',
    createdAt: '2026-01-02T03:04:05.678+00:00',
    arrivalDate: null,
    photoIds: ['p2', 'gone', 'p1'],
    shelterId: 's',
    shelterSlug: 'refuge',
    shelterName: 'Refuge',
    shelterCity: 'Rennes',
    shelterPostalCode: '35000',
  } as AnimalRow
  const picture = (id: string) => ({ id, url: `/${id}.jpg`, card: `/${id}-card.webp` }) as Picture
  const pictures = new Map([
    ['p1', picture('p1')],
    ['p2', picture('p2')],
  ])

  it('prints the breed as the law wants it, and its shelter', () => {
    const animal = toPublicAnimal(row, pictures)
    expect(animal.breed).toBe('D’apparence Siamois, n’appartient pas à une race')
    expect(animal.shelter).toEqual({
      id: 's',
      slug: 'refuge',
      name: 'Refuge',
      city: 'Rennes',
      department: '35',
    })
    expect(animal.createdAt).toBe('2026-01-02T03:04:05.678Z')
  })
  it('has its first photo as the main one, or the placeholder', () => {
    const { image, photos } = toPublicAnimal(row, pictures)
    expect(image).toBe('/p2-card.webp')
    expect(photos.map(({ url, isMain }) => [url, isMain])).toEqual([
      ['/p2.jpg', true],
      ['/p1.jpg', false],
    ])
    expect(toPublicAnimal({ ...row, photoIds: [] }, pictures).image).toBe(PLACEHOLDER)
  })
  it('shows no column that is not public', () => {
    const shown = Object.keys(toPublicAnimal(row, pictures))
    expect(PUBLIC_FIELDS).toEqual(expect.arrayContaining(shown))
  })
})
