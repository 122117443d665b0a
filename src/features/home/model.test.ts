import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { figuresOf, heroFaces, otherSpecies } from './model'

describe('figures', () => {
  it('are all said when they are large enough', () => {
    const figures = figuresOf({ waiting: 20, adopted: 10, shelters: 3 })
    expect(figures.map(({ count }) => count)).toEqual([20, 3, 10])
  })
  it('are two at least', () => {
    const figures = figuresOf({ waiting: 20, adopted: 9, shelters: 3 })
    expect(figures.map(({ count }) => count)).toEqual([20, 3])
  })
  it('are silent on a young site', () => {
    expect(figuresOf({ waiting: 19, adopted: 9, shelters: 40 })).toEqual([])
  })
  it('never say anything but what was counted, and never one alone', () => {
    const counts = fc.record({ waiting: fc.nat(), adopted: fc.nat(), shelters: fc.nat() })
    fc.assert(
      fc.property(counts, (given) => {
        const figures = figuresOf(given)
        expect(figures).not.toHaveLength(1)
        for (const { count } of figures) expect(Object.values(given)).toContain(count)
      }),
    )
  })
})

it('the other species are those that wait, without the first three', () => {
  expect(otherSpecies(['DOG', 'CAT', 'FERRET', 'HORSE'])).toEqual(['FERRET', 'HORSE'])
  expect(otherSpecies(['CAT', 'RABBIT'])).toEqual([])
})

it('shows on the first screen but those who may be adopted and have a photograph', () => {
  const animal = (name: string, image: string, isReserved = false) => {
    return { name, image, isReserved, isAdopted: false }
  }
  const animals = [
    animal('sans photo', 'rien.svg'),
    animal('Bulle', 'bulle.webp'),
    animal('Stella', 'stella.webp', true),
    animal('même photo', 'bulle.webp'),
    animal('Nino', 'nino.webp'),
    animal('Rubis', 'rubis.webp'),
    animal('Vador', 'vador.webp'),
  ]
  expect(heroFaces(animals, 'rien.svg').map(({ name }) => name)).toEqual(['Bulle', 'Nino', 'Rubis'])
})
