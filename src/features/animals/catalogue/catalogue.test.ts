import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readCatalogueQuery } from '../list/filters'
import { RADIUS } from '../list/defaults.model'
import { AGE_BAND_LABELS, AGREEMENT_LABELS, SIZE_LABELS } from '../list/options.model'
import type { Wanted } from '../list/query.model'
import { ENERGY_LABELS, keysOf, SEX_LABELS, SPECIES_LABELS } from '../model'
import {
  addressOf,
  firstBatch,
  VIEW_NAMES,
  VIEW_PARAMETER,
  viewFrom,
  withinShelter,
} from './address'
import { catalogueTitle, isIndexable, lostSentence, readAsSentence } from './model'

const maybe = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

const wanted = fc.record({
  species: maybe(...keysOf(SPECIES_LABELS)),
  sex: maybe(...keysOf(SEX_LABELS)),
  ageBand: maybe(...keysOf(AGE_BAND_LABELS)),
  size: maybe(...keysOf(SIZE_LABELS)),
  breed: maybe('Labrador', 'croisé & autres', 'Épagneul 100 %'),
  goodWithDogs: maybe(...keysOf(AGREEMENT_LABELS)),
  goodWithCats: maybe(...keysOf(AGREEMENT_LABELS)),
  goodWithKids: maybe(...keysOf(AGREEMENT_LABELS)),
  fosterWanted: maybe(true),
  energyLevel: maybe(...keysOf(ENERGY_LABELS)),
  needsGarden: maybe(false),
  canLiveApartment: maybe(true),
  isSos: maybe(true),
  canBeSponsored: maybe(true),
  shelterId: maybe('refuge-des-quatre-vents'),
  department: maybe('35', '2A', '974'),
  near: maybe('Rennes (35)', 'Ajaccio (2A)', 'Saint-Étienne (42)'),
  radiusKm: maybe(...RADIUS.choices),
  sortBy: fc.constantFrom('relevance' as const, 'createdAt' as const, 'waiting' as const),
  page: fc.integer({ min: 1, max: 900 }),
})

const view = fc.constantFrom(...VIEW_NAMES)

function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://exemple.fr')
  const query = Object.fromEntries(searchParams)
  return { pathname, query, ...readCatalogueQuery(query) }
}

const said = (asked: Wanted) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))

describe('the address of a list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(wanted, view, (asked, look) => {
        const { pathname, query, filters, errors } = read(
          addressOf({ path: '/animaux' }, asked, look),
        )
        expect(errors).toEqual({})
        expect(pathname).toBe('/animaux')
        expect(viewFrom(query[VIEW_PARAMETER])).toBe(look)
        const expected = { ...asked }
        // A radius is around something, and 50 km go without saying.
        if (!asked.near || asked.radiusKm === RADIUS.default) delete expected.radiusKm
        expect(filters).toMatchObject(said(expected))
      }),
    )
  })
  it('is read back on the site of a shelter, without its id and without other places', () => {
    const place = { path: '/shelter/refuge/animals', shelterId: 'un-refuge' }
    fc.assert(
      fc.property(wanted, view, (asked, look) => {
        const own = withinShelter(asked, place.shelterId)
        const { query, filters } = read(addressOf(place, own, look))
        expect(query).not.toHaveProperty('shelterId')
        expect(query).not.toHaveProperty('near')
        expect(query).not.toHaveProperty('department')
        expect(query).not.toHaveProperty('canBeSponsored')
        expect(said(withinShelter(filters, place.shelterId))).toMatchObject(said(own))
      }),
    )
  })
  it('says nothing that goes without saying', () => {
    expect(addressOf({ path: '/animaux' }, {}, 'grid')).toBe('/animaux')
    expect(addressOf({ path: '/animaux' }, { sortBy: 'relevance', page: 1 }, 'list')).toBe(
      '/animaux?view=list',
    )
  })
  it('shows every batch up to its own, as long as that is bearable', () => {
    expect(firstBatch({ page: 1, limit: 12 })).toBe(1)
    expect(firstBatch({ page: 8, limit: 12 })).toBe(1)
    expect(firstBatch({ page: 9, limit: 12 })).toBe(9)
    expect(firstBatch({ page: 3, limit: 50 })).toBe(3)
  })
  it.each([undefined, '', 'toString', ['list'], 'GRID'])('looks like a grid for %j', (given) => {
    expect(viewFrom(given)).toBe('grid')
  })
})

describe('the title of a list', () => {
  it.each<[Wanted, string]>([
    [{}, 'Animaux à adopter'],
    [{ species: 'DOG', department: '35' }, 'Chiens à adopter en Ille-et-Vilaine'],
    [{ species: 'CAT', ageBand: 'JUNIOR' }, 'Chatons à adopter'],
    [{ canBeSponsored: true }, 'Animaux à parrainer'],
    [
      { species: 'CAT', canBeSponsored: true, department: '35' },
      'Chats à parrainer en Ille-et-Vilaine',
    ],
    [{ species: 'RABBIT', ageBand: 'JUNIOR' }, 'Lapins à adopter, moins d’un an'],
    [{ isSos: true, near: 'Rennes (35)' }, 'Animaux en SOS à adopter autour de Rennes (35)'],
  ])('%j', (asked, title) => {
    expect(catalogueTitle(asked)).toBe(title)
  })
  it('is worth finding when it says all', () => {
    expect(isIndexable([])).toBe(true)
    expect(isIndexable(['species', 'department'])).toBe(true)
    expect(isIndexable(['canBeSponsored', 'species'])).toBe(true)
    expect(isIndexable(['species', 'department', 'isSos'])).toBe(false)
    expect(isIndexable(['search'])).toBe(false)
    expect(isIndexable(['breed'])).toBe(false)
  })
})

it('says what was looked for instead of a word that nobody knows', () => {
  expect(readAsSentence({ search: 'labardor' }, ['labrador'])).toBe(
    'Rien pour «\u00a0labardor\u00a0»\u00a0: voici «\u00a0labrador\u00a0».',
  )
})

it('says that a place is unknown, and what is shown instead', () => {
  expect(lostSentence('zzzzqq')).toBe(
    'Nous ne connaissons pas «\u00a0zzzzqq\u00a0»\u00a0: voici toute la France.',
  )
})
