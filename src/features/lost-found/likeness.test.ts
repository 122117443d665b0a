import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keysOf } from '@/platform/keys.model'

import { cat, LOCHES } from './fixture'
import { FARTHEST, matchOf, QUEUE_SCORE, textLikeness, type Compared } from './matching.model'
import { COAT_LABELS, type Coat } from './model'

/** Kilometres of a degree of latitude. */
const DEGREE = 111.195
const north = (km: number) => ({ ...LOCHES, lat: LOCHES.lat + km / DEGREE })
const scoreOf = (lost: Partial<Compared>, found: Partial<Compared>) =>
  matchOf(cat(lost), cat(found))?.score ?? null
const reasonsOf = (lost: Partial<Compared>, found: Partial<Compared>) =>
  matchOf(cat(lost), cat(found))?.reasons ?? []

describe('the colours of two animals', () => {
  const nearTo = (coat: Coat): Coat[] =>
    keysOf(COAT_LABELS)
      .filter((other) => reasonsOf({ coat }, { coat: other }).includes('couleur proche'))
      .sort()

  it.each<[Coat, Coat[]]>([
    ['BROWN', ['BLACK', 'GINGER', 'TABBY']],
    ['CREAM', ['GINGER', 'WHITE']],
    ['GREY', ['BLUE', 'TABBY']],
    ['GREEN', []],
  ])('%s is taken for %j, and they for it', (coat, others) => {
    expect(nearTo(coat)).toEqual(others)
    for (const other of others) expect(nearTo(other)).toContain(coat)
  })
  it('count whole when they are the same, by half when they are near', () => {
    // 50 of place and day, 15 of the colour; of two colours each counts for what it finds.
    expect(scoreOf({ coat: 'GREY' }, { coat: 'GREY' })).toBe(100)
    expect(scoreOf({ coat: 'GREY' }, { coat: 'TABBY' })).toBe(88)
    expect(scoreOf({ coat: 'GINGER' }, { coat: 'CREAM', coat2: 'GREEN' })).toBe(86)
    expect(scoreOf({ coat: 'GREY' }, { coat: 'GREEN' })).toBe(77)
    expect(reasonsOf({ coat: 'GINGER' }, { coat: 'CREAM', coat2: 'GREEN' })).toEqual(
      reasonsOf({ coat: 'GREY' }, { coat: 'GREEN' }),
    )
  })
  it('that nobody can name say nothing', () => {
    expect(matchOf(cat({ coat: 'OTHER' }), cat({ coat: 'OTHER' }))).toEqual(matchOf(cat(), cat()))
  })
})

describe('the size and the age of two animals', () => {
  it.each<[Partial<Compared>, Partial<Compared>, number]>([
    [{ size: 'LARGE' }, { size: 'LARGE' }, 100],
    [{ size: 'SMALL' }, { size: 'MEDIUM' }, 92],
    [{ size: 'SMALL' }, { size: 'LARGE' }, 83],
    [{ size: 'LARGE', age: 'SENIOR' }, { size: 'LARGE', age: 'SENIOR' }, 100],
    [{ size: 'LARGE', age: 'YOUNG' }, { size: 'LARGE', age: 'SENIOR' }, 92],
    [{ age: 'YOUNG', size: 'LARGE' }, { age: 'YOUNG' }, 100],
  ])('%j and %j: %i', (lost, found, score) => {
    expect(scoreOf(lost, found)).toBe(score)
    expect(reasonsOf(lost, found).includes('même taille')).toBe(score === 100)
  })
})

describe('the place', () => {
  it('fades faster for a cat, which stays near, than for a dog, which runs', () => {
    expect(scoreOf({ coat: 'GREY' }, { coat: 'GREY', point: north(8) })).toBe(71)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 31, noNaN: true }), (km) => {
        const dog = { species: 'DOG', coat: 'GREY' } as const
        const ofDog = scoreOf(dog, { ...dog, point: north((km * 15) / 8) }) ?? 0
        const ofCat = scoreOf({ coat: 'GREY' }, { coat: 'GREY', point: north(km) }) ?? 0
        expect(Math.abs(ofDog - ofCat)).toBeLessThanOrEqual(1)
      }),
    )
  })
  it('too far away is no match', () => {
    expect(scoreOf({}, { point: north(FARTHEST / 1000 - 0.1) })).toBeLessThan(QUEUE_SCORE)
    expect(scoreOf({}, { point: north(FARTHEST / 1000 + 0.1) })).toBeNull()
  })
  it('is told by its commune, or by a distance that speaks for it', () => {
    const elsewhere = (km: number) => reasonsOf({}, { commune: '37261', point: north(km) })
    expect(reasonsOf({}, { point: north(20) })).toContain('même commune')
    expect(elsewhere(8)).toEqual(['à\u00a08\u00a0km', 'le même jour'])
    expect(elsewhere(10)).toEqual(['le même jour'])
  })
})

describe('the day', () => {
  it.each([
    ['2026-11-19', 'la veille'],
    ['2026-11-20', 'le même jour'],
    ['2026-11-21', 'le lendemain'],
    ['2026-11-22', '2 jours après'],
    ['2026-12-20', '30 jours après'],
  ])('%s: « %s »', (day, words) => {
    expect(reasonsOf({}, { day })).toEqual(['même commune', words])
  })
  it('long after is no reason', () => {
    expect(reasonsOf({}, { day: '2026-12-21' })).toEqual(['même commune'])
  })
  it('before counts as the day itself: dates are remembered badly', () => {
    const coat = 'GREY'
    expect(scoreOf({ coat }, { coat, day: '2026-11-19' })).toBe(100)
  })
})

describe('texts', () => {
  it('are alike by their common groups of three letters among all of them', () => {
    expect(textLikeness('ab', 'ac')).toBeCloseTo(1 / 5)
    expect(textLikeness('abcde', 'abcdf')).toBeCloseTo(4 / 8)
    expect(textLikeness('tache', 'museau')).toBe(0)
  })
  it('are a reason above a border: half for a breed, three tenths for marks', () => {
    const [breed, marks] = ['même apparence de race', 'signes particuliers semblables']
    expect(reasonsOf({ breed: 'abcde' }, { breed: 'abcdf' })).not.toContain(breed)
    expect(reasonsOf({ breed: 'abcdef' }, { breed: 'abcdeg' })).toContain(breed)
    expect(reasonsOf({ marks: 'abcde' }, { marks: 'abcxyz' })).not.toContain(marks)
    expect(reasonsOf({ marks: 'abcde' }, { marks: 'abcdyz' })).toContain(marks)
    expect(reasonsOf({ marks: 'abcde' }, {})).not.toContain(marks)
  })
})

describe('what rules a match out, and what does not', () => {
  it('is a known sex that differs', () => {
    expect(scoreOf({ sex: 'MALE' }, { sex: 'UNKNOWN' })).not.toBeNull()
    expect(scoreOf({ sex: 'UNKNOWN' }, { sex: 'FEMALE' })).not.toBeNull()
    expect(scoreOf({ sex: 'MALE' }, { sex: 'MALE' })).not.toBeNull()
  })
  it('is no tattoo beside a chip: one animal may have both', () => {
    const [chip, tattoo] = [{ idNumber: '250269600000001' }, { idNumber: 'ABC123' }]
    expect(scoreOf(chip, tattoo)).not.toBeNull()
    expect(scoreOf(tattoo, chip)).not.toBeNull()
    expect(scoreOf(chip, {})).not.toBeNull()
  })
  it('a number alone makes it certain, and is the one reason', () => {
    const chip = { idNumber: '250269600000001' }
    expect(reasonsOf(chip, chip)).toHaveLength(1)
    expect(matchOf(cat({ coat: 'GREY' }), cat({ coat: 'GREY' }))?.isCertain).toBe(false)
  })
})
