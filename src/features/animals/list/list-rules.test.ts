import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parisDay } from '@/platform/time/model'

import { keysOf, SPECIES_LABELS } from '../model'
import { CATALOGUE_DEFAULTS } from './defaults.model'
import { bornWithin, AGE_BAND_LABELS, SIZE_LABELS } from './options.model'
import { activeFilters, without } from './chips.model'
import { readCatalogueQuery } from './filters'
import { headOf, SOS_MOST, spread, WINDOW, type Candidate } from './order.model'
import { toApiQuery, toQuery } from './query.model'
import { isOneAway, patternsOf, readingsOf, wordsOf } from './words'

const herd = fc
  .array(fc.integer({ min: 0, max: 6 }), { maxLength: 120 })
  .map((shelters) =>
    shelters.map((shelter, id): Candidate => ({ id: `${id}`, shelter: `s${shelter}` })),
  )

describe('a mix of shelters', () => {
  it('loses and doubles nobody, and is the same every time', () => {
    fc.assert(
      fc.property(herd, (animals) => {
        const mixed = spread(animals)
        expect(new Set(mixed)).toEqual(new Set(animals))
        expect(mixed).toHaveLength(animals.length)
        expect(spread(animals)).toEqual(mixed)
      }),
    )
  })
  it('gives no shelter more than its share of what is seen at once, while others have some', () => {
    fc.assert(
      fc.property(herd, (animals) => {
        const mixed = spread(animals)
        mixed.forEach((animal, at) => {
          const seen = mixed.slice(Math.max(0, at + 1 - WINDOW.size), at + 1)
          const share = seen.filter(({ shelter }) => shelter === animal.shelter).length
          const others = new Set(mixed.slice(at).map(({ shelter }) => shelter))
          const free = [...others].filter(
            (shelter) =>
              seen.slice(0, -1).filter((each) => each.shelter === shelter).length <
              WINDOW.perShelter,
          )
          if (free.length > 0) expect(share).toBeLessThanOrEqual(WINDOW.perShelter)
        })
      }),
    )
  })
  it('begins with few SOS animals, of several shelters when there are several', () => {
    fc.assert(
      fc.property(herd, (animals) => {
        const head = headOf(animals)
        const shelters = new Set(animals.map(({ shelter }) => shelter))
        expect(head.length).toBeLessThanOrEqual(SOS_MOST)
        for (const shelter of shelters) {
          const share = head.filter((each) => each.shelter === shelter).length
          if (shelters.size > 1) expect(share).toBeLessThanOrEqual(WINDOW.perShelter)
        }
      }),
    )
  })
})

describe('age bands', () => {
  const bandOf = (born: Date, now: Date) =>
    keysOf(AGE_BAND_LABELS).filter((band) => {
      const { from, before } = bornWithin(band, now)
      return born < before && (!from || born >= from)
    })

  it('hold every animal once', () => {
    const moment = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 40 * 365 }), (now, days) => {
        const born = new Date(now.getTime() - days * 86_400_000)
        expect(bandOf(born, now)).toHaveLength(1)
      }),
    )
  })
  it.each([
    // Born on the day itself, whatever the hour: a year old from midnight in Paris.
    ['2025-11-21T12:00Z', '2026-11-20T22:59Z', 'JUNIOR'],
    ['2025-11-21T12:00Z', '2026-11-20T23:01Z', 'ADULT'],
    ['2018-11-21T12:00Z', '2026-11-20T22:59Z', 'ADULT'],
    ['2018-11-21T12:00Z', '2026-11-20T23:01Z', 'SENIOR'],
    // Born on the 29th of February: a year older on the 1st of March.
    ['2024-02-29T12:00Z', '2025-02-28T12:00Z', 'JUNIOR'],
    ['2024-02-29T12:00Z', '2025-03-01T12:00Z', 'ADULT'],
    // On a 29th of February, born a year and a day ago, and a day short of a year.
    ['2023-02-28T12:00Z', '2024-02-29T12:00Z', 'ADULT'],
    ['2023-03-01T12:00Z', '2024-02-29T12:00Z', 'JUNIOR'],
  ])('born %s is on %s %s', (born, now, band) => {
    expect(parisDay(new Date(now))).toMatch(/^\d{4}-/)
    expect(bandOf(new Date(born), new Date(now))).toEqual([band])
  })
})

describe('words', () => {
  it('leave out what only links them, unless there is nothing else', () => {
    expect(wordsOf('Le Berger d’Écosse, à poil-long')).toEqual(['berger', 'ecosse', 'poil', 'long'])
    expect(wordsOf('la')).toEqual(['la'])
  })
  it('never carry a character that LIKE reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        for (const pattern of wordsOf(text).flatMap(patternsOf)) {
          expect(pattern.replace(/^%|%$/g, '')).not.toMatch(/[%_\\]/)
        }
      }),
    )
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 8 })
  it('are one typo away after any one typo', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...'abcde'), (word, place, letter) => {
        const at = place % word.length
        const [before, here, after] = [word.slice(0, at), word[at], word.slice(at + 1)]
        expect(isOneAway(word, before + letter + word.slice(at))).toBe(true)
        if (word.length > 1) expect(isOneAway(word, before + after)).toBe(true)
        if (letter !== here) expect(isOneAway(word, before + letter + after)).toBe(true)
        const swapped = before + (after[0] ?? '') + here + after.slice(1)
        if (swapped !== word) expect(isOneAway(word, swapped)).toBe(true)
      }),
    )
  })
  it('are not after two', () => {
    for (const [a, b] of [
      ['nala', 'nibla'],
      ['labrador', 'labbardor'],
      ['boxer', 'bxoer2'],
      ['rex', 'max'],
    ] as const) {
      expect(isOneAway(a, b)).toBe(false)
    }
  })
  it('are read as the most used of those that are near, unless they are known', () => {
    const known = ['nala', 'mila', 'labrador']
    expect(readingsOf('nila', known)).toEqual(['nala', 'mila'])
    expect(readingsOf('labrad', known)).toEqual([])
    expect(readingsOf('nal', known)).toEqual([])
  })
})

describe('the query of the catalogue', () => {
  const some = fc.record(
    {
      species: fc.constantFrom(...keysOf(SPECIES_LABELS)),
      size: fc.constantFrom(...keysOf(SIZE_LABELS)),
      minWeight: fc.integer({ min: 0, max: 100 }),
      goodWithCats: fc.constantFrom('YES', 'NO', 'UNKNOWN'),
      isSos: fc.boolean(),
      fosterWanted: fc.boolean(),
      near: fc.constantFrom('Rennes (35)', 'Ajaccio (2A)', 'Saint-Denis (974)'),
      radiusKm: fc.integer({ min: 1, max: 500 }),
      search: fc.constantFrom('nala', 'é & = %', 'a+b'),
      sortBy: fc.constantFrom('relevance', 'waiting', 'createdAt'),
      page: fc.integer({ min: 1, max: 99 }),
    } as const,
    { requiredKeys: [] },
  )
  const read = (query: string) => readCatalogueQuery(Object.fromEntries(new URLSearchParams(query)))

  it('says the same when it is read again', () => {
    fc.assert(
      fc.property(some, (wanted) => {
        const { filters, errors } = read(toQuery(wanted))
        const { radiusKm, ...others } = wanted
        const isSaid = wanted.near && radiusKm && radiusKm !== 50
        expect(errors).toEqual({})
        expect(filters).toEqual({ ...CATALOGUE_DEFAULTS, ...others, ...(isSaid && { radiusKm }) })
        expect(toQuery(filters)).toBe(toQuery(wanted))
      }),
    )
  })
  it('has a chip for each filter, and each takes itself away', () => {
    fc.assert(
      fc.property(some, (wanted) => {
        const chips = activeFilters(wanted)
        const { radiusKm: _r, sortBy: _s, page: _p, ...filters } = wanted
        expect(chips.map(({ name }) => name).sort()).toEqual(Object.keys(filters).sort())
        for (const { name, label, without: query } of chips) {
          expect(label).not.toMatch(/undefined|[A-Z]{4}/)
          expect(activeFilters(read(query).filters)).toHaveLength(chips.length - 1)
          expect(without(wanted, name).page).toBeUndefined()
        }
      }),
    )
  })
  it('is the same list in the API', () => {
    expect(toQuery({ species: 'DOG', near: 'Rennes (35)', radiusKm: 50 })).toBe(
      'species=DOG&near=Rennes+%2835%29',
    )
    expect(toApiQuery({ species: 'DOG', page: 2 })).toBe(
      'species=DOG&status=AT_SHELTER&sortBy=relevance&page=2&limit=12',
    )
  })
  it.each(['page=-1', 'page=NaN', 'limit=100000', 'species=dog', 'near=xyz', 'minWeight=-1'])(
    'leaves %s aside, with a French sentence',
    (query) => {
      const { filters, errors } = read(`${query}&sex=FEMALE`)
      expect(filters).toEqual({ ...CATALOGUE_DEFAULTS, sex: 'FEMALE' })
      expect(Object.values(errors).join()).toMatch(/\p{L}{4}/u)
    },
  )
})
