import { describe, expect, it } from 'vitest'

import { keysOf, nextStatuses, STATUS_LABELS, type Species } from '@/features/animals/model'

import { animalList, exportAddress, isFiltered, listAddress, type AnimalView } from './admin/query'
import { countsOf, type Group } from './counts.model'
import {
  canUndo,
  isUnconfirmed,
  markDone,
  marksOf,
  markWords,
  KIND_LABELS,
  searchWords,
  statusAction,
  TABS,
  wantsReason,
} from './model'

describe('the parts of the list', () => {
  it('hold every state once', () => {
    const all = Object.values(TABS).flatMap(({ statuses }) => statuses)
    expect([...all].sort()).toEqual(keysOf(STATUS_LABELS).sort())
  })
})

describe('marks', () => {
  it('are for animals that are here; one with a family is shown or not', () => {
    expect(marksOf('AT_SHELTER')).toEqual(['isVisible', 'isSos', 'isReserved'])
    expect(marksOf('ADOPTED')).toEqual(['isVisible'])
    for (const status of ['LOST', 'FOUND', 'RETURNED', 'DECEASED', 'ARCHIVED'] as const)
      expect(marksOf(status)).toEqual([])
  })

  it.each([
    ['isVisible', true, 'Montrer sur le site', 'Nala est sur le site'],
    ['isVisible', false, 'Cacher du site', 'Nala est cachée'],
    ['isSos', true, 'Lancer un SOS', 'Nala est en SOS'],
    ['isSos', false, 'Retirer le SOS', 'Nala n’est plus en SOS'],
    ['isReserved', true, 'Réserver', 'Nala est réservée'],
    ['isReserved', false, 'Ne plus réserver', 'Nala n’est plus réservée'],
  ] as const)('%s made %s are said before and after', (mark, to, before, after) => {
    expect(markWords(mark, to)).toBe(before)
    expect(markDone({ name: 'Nala', sex: 'FEMALE' }, mark, to)).toBe(after)
  })

  it('agree with the animal', () => {
    expect(markDone({ name: 'Olaf', sex: 'MALE' }, 'isReserved', true)).toBe('Olaf est réservé')
  })
})

it('asks about an animal that is shown and was confirmed sixty days ago, or never since it came', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString()
  const animal = {
    status: 'AT_SHELTER',
    isVisible: true,
    lastConfirmedAt: null,
    createdAt: day(60),
  } as const
  expect(isUnconfirmed(animal, now)).toBe(true)
  expect(isUnconfirmed({ ...animal, createdAt: day(59) }, now)).toBe(false)
  expect(isUnconfirmed({ ...animal, lastConfirmedAt: day(59) }, now)).toBe(false)
  expect(isUnconfirmed({ ...animal, createdAt: day(400), lastConfirmedAt: day(60) }, now)).toBe(
    true,
  )
  expect(isUnconfirmed({ ...animal, isVisible: false }, now)).toBe(false)
  expect(isUnconfirmed({ ...animal, status: 'ADOPTED' }, now)).toBe(false)
})

describe('changes of state', () => {
  it('are things to do, agreed with the animal', () => {
    expect(statusAction('DECEASED', 'FEMALE')).toBe('Est décédée')
    expect(statusAction('DECEASED', 'UNKNOWN')).toBe('Est décédé')
    expect(statusAction('ADOPTED', 'FEMALE')).toBe('A trouvé une famille')
    expect(statusAction('ARCHIVED', 'FEMALE')).toBe('Archiver la fiche')
  })

  it('want a reason back from a family, and from nowhere else', () => {
    for (const from of keysOf(STATUS_LABELS))
      for (const to of nextStatuses(from))
        expect(wantsReason(from, to)).toBe(from === 'ADOPTED' && to === 'AT_SHELTER')
  })

  it('are undone when they take an animal out of the catalogue', () => {
    expect(keysOf(STATUS_LABELS).filter(canUndo)).toEqual([
      'ADOPTED',
      'RETURNED',
      'DECEASED',
      'ARCHIVED',
    ])
  })
})

it.each([
  ['', []],
  ['  Nala  grise ', ['Nala', 'grise']],
  ['250 26 981 234', ['25026981234']],
  ['250269812345678', ['250269812345678']],
  ['2 4', ['2', '4']],
  ['12 34', ['12', '34']],
  ['Nala 250 2', ['Nala', '250', '2']],
  ['250 2 Nala', ['250', '2', 'Nala']],
])('« %s » is searched as %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

describe('what tabs and chips would show', () => {
  const group = (
    status: Group['status'],
    species: Species,
    total: number,
    more: Partial<Group> = {},
  ): Group => ({ status, species, total, ...more })
  const groups = [
    group('AT_SHELTER', 'CAT', 5, { SOS: 2, VISIBLE: 4 }),
    group('AT_SHELTER', 'DOG', 3, { SOS: 1, VISIBLE: 3 }),
    group('ADOPTED', 'CAT', 7, { SOS: 0, VISIBLE: 6 }),
  ]
  const kinds = ['SOS', 'VISIBLE'] as const

  it.each([
    [{}, { AT_SHELTER: 8, ADOPTED: 7 }, { CAT: 12, DOG: 3 }, { SOS: 3, VISIBLE: 13 }, 15],
    [
      { status: ['AT_SHELTER'] },
      { AT_SHELTER: 8, ADOPTED: 7 },
      { CAT: 5, DOG: 3 },
      { SOS: 3, VISIBLE: 7 },
      8,
    ],
    [
      { status: ['AT_SHELTER'], species: 'CAT' },
      { AT_SHELTER: 5, ADOPTED: 7 },
      { CAT: 5, DOG: 3 },
      { SOS: 2, VISIBLE: 4 },
      5,
    ],
    [
      { status: ['AT_SHELTER'], species: 'CAT', kind: 'SOS' },
      { AT_SHELTER: 5, ADOPTED: 7 },
      { CAT: 2, DOG: 1 },
      { SOS: 2, VISIBLE: 4 },
      2,
    ],
  ] as const)('%j', (asked, statuses, species, byKind, total) => {
    expect(countsOf(groups, asked, kinds)).toEqual({ statuses, species, kinds: byKind, total })
  })

  it('is nothing where there is nothing', () => {
    expect(countsOf([], {}, kinds)).toEqual({
      statuses: {},
      species: {},
      kinds: { SOS: 0, VISIBLE: 0 },
      total: 0,
    })
  })
})

describe('the address of the list', () => {
  const read = (query: string) => animalList.read(new URLSearchParams(query))
  const address = (view: Partial<AnimalView>) => {
    const [path, query] = listAddress('a-b', { ...animalList.usual, ...view }).split('?')
    return { path, ...Object.fromEntries(new URLSearchParams(query)) }
  }

  it.each([
    ['', 'here'],
    ['status=AT_SHELTER', 'here'],
    ['status=ADOPTED', 'adopted'],
    ['status=LOST', 'lostAndFound'],
    ['status=FOUND,LOST', 'lostAndFound'],
    ['status=AT_SHELTER,ADOPTED', 'all'],
    ['status=ALL', 'all'],
    ['status=NONE', 'here'],
    ['status=ADOPTED,NONE', 'here'],
  ])('« %s » opens the part « %s »', (query, tab) => {
    expect(read(query).tab).toBe(tab)
  })

  it('is written as it is read', () => {
    const view = {
      search: 'gris',
      tab: 'past',
      species: 'CAT',
      kind: 'NO_PHOTO',
      sort: 'nameDown',
      page: 3,
    } as const
    const query = animalList.write(new URLSearchParams(), view)
    expect(query.get('status')).toBe('RETURNED,DECEASED,ARCHIVED')
    expect(animalList.read(query)).toEqual(view)
    expect(animalList.write(new URLSearchParams(), { ...view, tab: 'all' }).get('status')).toBe(
      'ALL',
    )
  })

  it('asks the API for a page, in the order that is shown', () => {
    expect(address({})).toEqual({
      path: '/api/shelter/a-b/animals',
      status: 'AT_SHELTER',
      sortBy: 'createdAt',
      sortOrder: 'desc',
      page: '1',
      limit: '12',
    })
    expect(address({ tab: 'all', search: '  ', kind: 'SOS', species: 'DOG' })).toEqual({
      path: '/api/shelter/a-b/animals',
      kind: 'SOS',
      species: 'DOG',
      sortBy: 'createdAt',
      sortOrder: 'desc',
      page: '1',
      limit: '12',
    })
    expect(exportAddress(null, { ...animalList.usual, search: ' gris ' })).toBe(
      '/api/platform/animals/export?search=gris&status=AT_SHELTER&sortBy=createdAt&sortOrder=desc',
    )
  })

  it('knows what is left out of sight, besides the part', () => {
    const filtered = (more: Partial<AnimalView>) => isFiltered({ ...animalList.usual, ...more })
    expect(filtered({})).toBe(false)
    expect(filtered({ tab: 'past', search: '  ', page: 2 })).toBe(false)
    for (const more of [{ search: 'a' }, { species: 'CAT' }, { kind: keysOf(KIND_LABELS)[0] }])
      expect(filtered(more as Partial<AnimalView>)).toBe(true)
  })
})
