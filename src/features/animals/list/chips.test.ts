import { describe, expect, it } from 'vitest'

import { activeFilters, without } from './chips.model'
import { canonical, isCacheable, setOf, toQuery, type Wanted } from './query.model'

const label = (filters: Wanted, shelter?: string) =>
  activeFilters(filters, shelter).map((chip) => chip.label)

describe('the chip of a filter', () => {
  it.each<[Wanted, string]>([
    [{ search: 'Rex' }, '«\u00a0Rex\u00a0»'],
    [{ species: 'DOG' }, 'Chien'],
    [{ breed: 'Beagle' }, 'Race\u00a0: Beagle'],
    [{ sex: 'FEMALE' }, 'Femelle'],
    [{ ageBand: 'SENIOR' }, '8 ans et plus'],
    [{ size: 'LARGE' }, 'Grand gabarit'],
    [{ minWeight: 1.5 }, '1,5\u00a0kg et plus'],
    [{ maxWeight: 20 }, '20\u00a0kg au maximum'],
    [{ goodWithDogs: 'YES' }, 'S’entend avec les chiens'],
    [{ goodWithCats: 'NO' }, 'Ne s’entend pas avec les chats'],
    [{ goodWithKids: 'UNKNOWN' }, 'Non testé avec les enfants'],
    [{ needsGarden: true }, 'A besoin d’un jardin'],
    [{ needsGarden: false }, 'Sans besoin de jardin'],
    [{ canLiveApartment: true }, 'Peut vivre en appartement'],
    [{ canLiveApartment: false }, 'Sans mention d’un appartement'],
    [{ isSos: true }, 'SOS'],
    [{ isSos: false }, 'Hors SOS'],
    [{ canBeSponsored: true }, 'À parrainer'],
    [{ canBeSponsored: false }, 'Sans parrainage'],
    [{ isReserved: true }, 'Réservés'],
    [{ isReserved: false }, 'Sans les réservés'],
    [{ isAdopted: true }, 'Adoptés'],
    [{ isAdopted: false }, 'Sans les adoptés'],
    [{ fosterWanted: false }, 'Sans besoin d’une famille d’accueil'],
    [{ shelterId: 'amis-du-lac' }, 'Un seul refuge'],
    [{ near: 'Rennes (35)' }, 'À moins de 50\u00a0km de Rennes (35)'],
    [{ near: 'Rennes (35)', radiusKm: 10 }, 'À moins de 10\u00a0km de Rennes (35)'],
    [{ ids: ['a'] }, '1 animal choisi'],
    [{ ids: ['a', 'b'] }, '2 animaux choisis'],
  ])('%j says what it shows', (filters, said) => {
    expect(label(filters)).toEqual([said])
  })

  it('names the shelter when it is known', () => {
    expect(label({ shelterId: 'x' }, 'Les Amis du Lac')).toEqual(['Les Amis du Lac'])
  })

  it('is none for an empty text, an order or a page', () => {
    expect(label({ search: '', sortBy: 'waiting', page: 3, radiusKm: 10 })).toEqual([])
  })

  it('takes the place away with its radius and the order by distance, and no other order', () => {
    const near: Wanted = { near: 'Rennes (35)', radiusKm: 10, species: 'DOG' }
    expect(without({ ...near, sortBy: 'distance', page: 2 }, 'near')).toEqual({ species: 'DOG' })
    expect(without({ ...near, sortBy: 'waiting' }, 'near').sortBy).toBe('waiting')
    expect(without({ ...near, sortBy: 'distance' }, 'species')).toEqual({
      near: 'Rennes (35)',
      radiusKm: 10,
      sortBy: 'distance',
    })
  })
})

describe('a question', () => {
  it('is written in one way, whatever goes without saying', () => {
    expect(canonical({ near: 'Rennes (35)' })).toBe(
      canonical({ radiusKm: 50, near: 'Rennes (35)' }),
    )
    expect(canonical({ near: 'Rennes (35)', radiusKm: 10 })).not.toBe(
      canonical({ near: 'Rennes (35)' }),
    )
    expect(toQuery({ near: 'Rennes (35)', radiusKm: 10 })).toBe('near=Rennes+%2835%29&radiusKm=10')
    expect(toQuery({ radiusKm: 10, search: '' })).toBe('')
    expect(toQuery({ ids: ['a', 'b'] })).toBe('ids=a%2Cb')
  })

  it('has its filters alone as a name of its set, whatever the page and the order', () => {
    const dogs = { species: 'DOG', page: 2, limit: 24, sortBy: 'name', sortOrder: 'asc' } as const
    expect(setOf(dogs)).toBe(setOf({ species: 'DOG' }))
    expect(setOf(dogs)).not.toBe(setOf({ species: 'CAT' }))
  })

  it('is remembered, unless its words or animals are one’s own', () => {
    expect(isCacheable({ species: 'DOG' })).toBe(true)
    for (const own of [{ search: 'a' }, { breed: 'b' }, { ids: ['c'] }, { exclude: 'd' }]) {
      expect(isCacheable({ species: 'DOG', ...own })).toBe(false)
    }
  })
})
