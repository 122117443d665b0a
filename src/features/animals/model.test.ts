import { describe, expect, it } from 'vitest'

import { legalGaps, type LegalFacts } from './legal.model'
import {
  adoptionDay,
  breedLabel,
  isAdopted,
  keysOf,
  nextStatuses,
  refuseTransition,
  STATUS_LABELS,
  type AnimalStatus,
} from './model'

const statuses = keysOf(STATUS_LABELS)

describe('transitions of an animal', () => {
  const legal: Array<[AnimalStatus, AnimalStatus]> = [
    ['AT_SHELTER', 'ADOPTED'],
    ['AT_SHELTER', 'DECEASED'],
    ['ADOPTED', 'AT_SHELTER'],
    ['FOUND', 'AT_SHELTER'],
    ['FOUND', 'RETURNED'],
    ['LOST', 'RETURNED'],
    ...statuses
      .filter((status) => status !== 'ARCHIVED')
      .map((status): [AnimalStatus, AnimalStatus] => [status, 'ARCHIVED']),
  ]
  it('has no edge but those of the decisions', () => {
    const edges = statuses.flatMap((from) => nextStatuses(from).map((to) => `${from}>${to}`))
    expect(edges.sort()).toEqual(legal.map(([from, to]) => `${from}>${to}`).sort())
  })
  it('asks why an adopted animal comes back', () => {
    expect(refuseTransition('ADOPTED', 'AT_SHELTER', '  ')).toBe('reasonRequired')
    expect(refuseTransition('ADOPTED', 'AT_SHELTER', 'Allergie')).toBeNull()
    expect(refuseTransition('DECEASED', 'AT_SHELTER', 'x')).toBe('illegal')
  })
  it('reads adopted from the status', () => {
    expect(statuses.filter(isAdopted)).toEqual(['ADOPTED'])
  })
})

describe('breedLabel', () => {
  it('never gives a breed to a dog or a cat without a pedigree', () => {
    expect(breedLabel({ species: 'DOG', breed: 'Labrador' })).toBe(
      'D’apparence Labrador, n’appartient pas à une race',
    )
    expect(breedLabel({ species: 'DOG', breed: 'Labrador', pedigree: true })).toBe('Labrador')
    expect(breedLabel({ species: 'CAT', breed: 'Européen' })).toBe(
      'Européen, n’appartient pas à une race',
    )
    expect(breedLabel({ species: 'RABBIT', breed: 'Bélier' })).toBe('Bélier')
    expect(breedLabel({ species: 'CAT', breed: ' ' })).toBe('Chat, n’appartient pas à une race')
    expect(breedLabel({ species: 'CAT', breed: null, pedigree: true })).toBe('Chat')
    expect(breedLabel({ species: 'RABBIT' })).toBe('Lapin')
  })
  it.each(['Labrador', 'Européen', '', 'Croisé épagneul'])(
    'words «\u00a0%s\u00a0» once',
    (breed) => {
      for (const species of ['DOG', 'CAT', 'RABBIT'] as const) {
        const once = breedLabel({ species, breed })
        expect(breedLabel({ species, breed: once })).toBe(once)
      }
    },
  )
})

describe('legalGaps', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const complete: LegalFacts = {
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

  it('lets a complete card through', () => {
    expect(paths(complete)).toEqual([])
  })
  it.each([
    [{ idNumber: '' }, 'idNumber'],
    [{ idType: null }, 'idNumber'],
    [{ birthDate: null }, 'birthDate'],
    [{ birthDate: '2026-10-01' }, 'birthDate'],
    [{ sex: 'UNKNOWN' }, 'sex'],
    [{ birthPlace: ' ' }, 'birthPlace'],
    [{ pedigree: null }, 'pedigree'],
    [{ dogCategory: 'CATEGORY_1' }, 'dogCategory'],
  ] as Array<[Partial<LegalFacts>, string]>)('%o misses %s', (wrong, path) => {
    expect(paths({ ...complete, ...wrong })).toEqual([path])
  })
  it('wants the mother’s number for a litter', () => {
    expect(paths({ ...complete, isLitter: true })).toEqual(['motherIdNumber', 'litterSize'])
  })
  it('allows a dog of the second category and asks nothing for a rabbit', () => {
    expect(paths({ ...complete, dogCategory: 'CATEGORY_2' })).toEqual([])
    expect(paths({ species: 'RABBIT' })).toEqual([])
  })
  it('counts eight weeks to the day', () => {
    const weeks = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
    expect(paths({ ...complete, birthDate: weeks(55) })).toEqual(['birthDate'])
    expect(paths({ ...complete, birthDate: weeks(56) })).toEqual([])
  })
})

it('remembers the day of an adoption as long as it lasts', () => {
  const now = new Date('2026-11-21T10:00:00.000Z')
  const day = '2026-01-02T00:00:00.000Z'
  const here = { status: 'AT_SHELTER' } as const
  const adopted = { status: 'ADOPTED', adoptedAt: day } as const
  expect(adoptionDay(here, { status: 'ADOPTED' }, now)).toBe(now.toISOString())
  expect(adoptionDay({}, adopted, now)).toBe(day)
  expect(adoptionDay(adopted, { status: 'ADOPTED' }, now)).toBe(day)
  expect(adoptionDay({ status: 'ADOPTED' }, { status: 'ADOPTED' }, now)).toBeNull()
  expect(adoptionDay(adopted, here, now)).toBeNull()
})
