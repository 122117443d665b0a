import { describe, expect, it } from 'vitest'

import { listWords } from './list-words.model'

const common = { add: 'Ajouter', emptyHint: 'Une phrase' }
const animals = listWords({ title: 'Animaux', one: 'animal', several: 'animaux', ...common })
const pictures = listWords({
  title: 'Photos',
  one: 'photo',
  several: 'photos',
  isFeminine: true,
  ...common,
})

describe('what a list says', () => {
  it('counts its things, none of them too', () => {
    expect([0, 1, 2].map(animals.count)).toEqual(['Aucun animal', '1 animal', '2 animaux'])
    expect([0, 1, 2].map(pictures.chosen)).toEqual([
      'Aucune photo choisie',
      '1 photo choisie',
      '2 photos choisies',
    ])
    expect([0, 1, 2].map(animals.chosen)).toEqual([
      'Aucun animal choisi',
      '1 animal choisi',
      '2 animaux choisis',
    ])
  })

  it('agrees with its things', () => {
    expect(animals.loadError).toBe('Les animaux n’ont pas pu être chargés')
    expect(pictures.loadError).toBe('Les photos n’ont pas pu être chargées')
    expect(pictures.noResult).toBe('Aucune photo ne correspond')
    expect([animals.all, pictures.all]).toEqual(['Tous', 'Toutes'])
    expect(animals.rows).toBe('Animaux')
  })
})
