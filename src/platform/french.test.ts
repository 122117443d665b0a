import { describe, expect, it } from 'vitest'

import {
  counted,
  cutAt,
  ofName,
  ofOrganisation,
  teamOf,
  thatName,
  theTeamOf,
  toOrganisation,
  inCommune,
} from './french.model'

describe('the name of a shelter in a sentence', () => {
  it.each([
    ['Refuge des Quatre Vents', 'du Refuge des Quatre Vents', 'au Refuge des Quatre Vents'],
    ['refuge du Lac', 'du refuge du Lac', 'au refuge du Lac'],
    ['Le Havre des Chats', 'du Havre des Chats', 'au Havre des Chats'],
    ['Les Amis du Lac', 'des Amis du Lac', 'aux Amis du Lac'],
    ['La Maison des Moustaches', 'de La Maison des Moustaches', 'à La Maison des Moustaches'],
    ['SPA de Vannes', 'de la SPA de Vannes', 'à la SPA de Vannes'],
    ['Association Félin', 'de l’Association Félin', 'à l’Association Félin'],
    ['École du chat', 'de l’École du chat', 'à l’École du chat'],
    ['Ailes et Pattes', 'd’Ailes et Pattes', 'à Ailes et Pattes'],
    ['Ti Loened', 'de Ti Loened', 'à Ti Loened'],
    ['Lesneven Animaux', 'de Lesneven Animaux', 'à Lesneven Animaux'],
    ['Patte Blanche', 'de Patte Blanche', 'à Patte Blanche'],
    ['Refugium', 'de Refugium', 'à Refugium'],
    ['Les', 'de Les', 'à Les'],
  ])('%s: %s, %s', (name, of, to) => {
    expect([ofOrganisation(name), toOrganisation(name)]).toEqual([of, to])
  })
})

it('a first name is elided before a vowel', () => {
  expect([ofName('Nala'), ofName('Olaf'), ofName('Éloi')]).toEqual(['de Nala', 'd’Olaf', 'd’Éloi'])
  expect(['Yves', 'Yuki', 'Œdipe'].map(ofName)).toEqual(['d’Yves', 'de Yuki', 'd’Œdipe'])
  expect([thatName('Nala'), thatName('Ève')]).toEqual(['que Nala', 'qu’Ève'])
})

it('the team of a shelter acts, in the singular', () => {
  expect(teamOf('Les Amis du Lac')).toBe('l’équipe des Amis du Lac')
  expect(theTeamOf('Refuge du Lac')).toBe('L’équipe du Refuge du Lac')
})

it('counts in French', () => {
  expect(counted(0, 'animal', 'animaux')).toBe('0 animal')
  expect(counted(3, 'animal', 'animaux')).toBe('3 animaux')
  expect(counted(1250, 'animal', 'animaux')).toMatch(/^1\s250 animaux$/)
  expect(counted(2, 'don')).toBe('2 dons')
})

it.each([
  ['Loches', 'à Loches'],
  ['Le Mans', 'au Mans'],
  ['Les Ulis', 'aux Ulis'],
  ['La Rochelle', 'à La Rochelle'],
  ['Levallois-Perret', 'à Levallois-Perret'],
])('says where: %s', (name, words) => expect(inCommune(name)).toBe(words))

it('cuts a text at a word', () => {
  expect(cutAt('  un  deux\ntrois ', 20)).toBe('un deux trois')
  expect(cutAt('un deux trois', 13)).toBe('un deux trois')
  expect(cutAt('un deux trois', 12)).toBe('un deux…')
  // A space in the first half would leave too little.
  expect(cutAt('abcde fghijklmn', 10)).toBe('abcde fgh…')
  expect(cutAt('anticonstitutionnellement', 10)).toBe('anticonst…')
  expect(cutAt('Refuge\u00a0: portes  ouvertes', 40)).toBe('Refuge\u00a0: portes ouvertes')
})
