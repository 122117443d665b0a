import { describe, expect, it } from 'vitest'

import { COAT_LABELS } from './model'
import { keysOf } from '@/platform/keys.model'

import {
  agreement,
  coatWords,
  endWords,
  foundWord,
  kindWord,
  placeLine,
  reportTitle,
  seenTitle,
  sexWords,
  speciesWord,
} from './wording.model'
import { STEPS } from './steps.model'

describe('the words for an animal', () => {
  it.each([
    ['CAT', 'FEMALE', 'Chatte', 'Perdue'],
    ['CAT', 'MALE', 'Chat', 'Perdu'],
    ['CAT', 'UNKNOWN', 'Chat', 'Perdu'],
    ['TURTLE', 'MALE', 'Tortue', 'Perdue'],
    ['TURTLE', 'UNKNOWN', 'Tortue', 'Perdue'],
    ['OTHER', 'FEMALE', 'Animal', 'Perdu'],
  ] as const)('%s, %s: « %s », which agrees', (species, sex, word, lost) => {
    expect(speciesWord({ species, sex })).toBe(word)
    expect(kindWord({ kind: 'LOST', species, sex })).toBe(lost)
    const isFeminine = lost.endsWith('e')
    expect(foundWord({ species, sex })).toBe(isFeminine ? 'trouvée' : 'trouvé')
    expect(agreement({ species, sex }).it).toBe(isFeminine ? 'elle' : 'il')
    expect(seenTitle({ species, sex }).endsWith('vue')).toBe(isFeminine)
  })
  it('puts the name first and the commune last, where they are known', () => {
    const dog = { kind: 'FOUND', species: 'DOG', sex: 'MALE' } as const
    expect(reportTitle(dog)).toBe('Chien trouvé')
    expect(reportTitle({ ...dog, name: 'Filou', communeName: 'Loches' })).toBe(
      'Filou, chien trouvé à Loches',
    )
  })
  it('names two colours as one would, and one colour once', () => {
    expect(coatWords('BLACK', 'WHITE')).toBe('Noir et blanc')
    expect(coatWords(null, 'WHITE')).toBe('Blanc')
    expect(coatWords(null, null)).toBeNull()
    for (const coat of keysOf(COAT_LABELS)) {
      expect(coatWords(coat, coat)).toBe(COAT_LABELS[coat])
      expect(coatWords(coat, null)).toBe(COAT_LABELS[coat])
    }
  })
  it('says a sex that is known', () => {
    expect(sexWords('UNKNOWN')).toBeNull()
    expect(sexWords('FEMALE')).toBe('Femelle')
  })
  it('says of the place what is known', () => {
    const loches = { communeName: 'Loches', department: '37', placeWords: null }
    expect(placeLine(loches)).toBe('Loches (37)')
    expect(placeLine({ ...loches, department: '', placeWords: 'près du pont' })).toBe(
      'Loches, près du pont',
    )
  })
})

describe('the end of a search', () => {
  const cat = { kind: 'LOST', species: 'CAT', sex: 'MALE' } as const
  it('is told when there is one', () => {
    expect(endWords({ ...cat, status: 'OPEN' })).toBeNull()
    expect(endWords({ ...cat, status: 'MATCHED' })).toBeNull()
    const ends = (['RETURNED', 'CLOSED', 'EXPIRED'] as const).map((status) =>
      endWords({ ...cat, status }),
    )
    expect(new Set(ends.filter(Boolean)).size).toBe(3)
    expect(endWords({ ...cat, status: 'CLOSED' })).toContain('fermé')
    expect(endWords({ ...cat, status: 'EXPIRED' })).toContain('expiré')
  })
  it('of an animal that is home agrees with it, and says whose home', () => {
    const home = { ...cat, status: 'RETURNED' } as const
    expect(endWords(home)).toMatch(/^Il est rentré /)
    expect(endWords({ ...home, sex: 'FEMALE' })).toMatch(/^Elle est rentrée /)
    expect(endWords({ ...home, kind: 'FOUND' })).toMatch(/^Il .*famille$/)
    expect(endWords({ ...home, kind: 'FOUND', sex: 'FEMALE' })).toMatch(/^Elle .*famille$/)
  })
})

it.each(['LOST', 'FOUND'] as const)('steps after %s lead to our pages or to safe ones', (kind) => {
  const links = STEPS[kind].flatMap(({ link }) => (link ? [link.href] : []))
  expect(links).not.toHaveLength(0)
  for (const href of links) expect(href).toMatch(/^(?:\/[a-z]|https:\/\/)/)
})
