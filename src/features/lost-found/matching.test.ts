import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SEX_LABELS } from '@/features/animals/model'
import { keysOf } from '@/platform/keys.model'

import { cat, LOCHES } from './fixture'
import { matchOf, TELL_SCORE, textLikeness, type Compared } from './matching.model'
import { AGE_LABELS, COAT_LABELS, SIZE_LABELS } from './model'

const one = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })
const compared = fc.record<Compared>({
  species: fc.constantFrom('CAT', 'DOG'),
  sex: fc.constantFrom(...keysOf(SEX_LABELS)),
  coat: one(keysOf(COAT_LABELS)),
  coat2: one(keysOf(COAT_LABELS)),
  size: one(keysOf(SIZE_LABELS)),
  age: one(keysOf(AGE_LABELS)),
  breed: one(['Européen', 'Siamois', 'Berger allemand', '']),
  marks: one(['tache blanche sur le museau', 'queue coupée', 'une oreille abîmée']),
  day: fc.constantFrom('2026-11-01', '2026-11-10', '2026-11-20'),
  point: fc.record({
    lat: fc.double({ min: 47, max: 47.3, noNaN: true }),
    lng: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
  }),
  commune: fc.constantFrom('37132', '37261'),
  idNumber: one(['250269600000001', '250269600000002', 'ABC123']),
})

describe('matchOf', () => {
  it('stays between 0 and 100', () => {
    fc.assert(
      fc.property(compared, compared, (a, b) => {
        const match = matchOf(a, b)
        expect(match === null || (match.score >= 0 && match.score <= 100)).toBe(true)
      }),
    )
  })
  it('weighs both sides alike on one day', () => {
    fc.assert(
      fc.property(compared, compared, (a, b) => {
        const same = { ...b, day: a.day }
        expect(matchOf(a, same)?.score).toBe(matchOf(same, a)?.score)
      }),
    )
  })
  it('takes an identical number for certain, whatever else is said', () => {
    fc.assert(
      fc.property(compared, compared, (a, b) => {
        const [ours, theirs] = ['250 26 9600000001', '250269600000001']
        const match = matchOf({ ...a, idNumber: ours }, { ...b, idNumber: theirs })
        expect(match).toMatchObject({ score: 100, isCertain: true })
      }),
    )
  })
  it('never pairs another species, the other sex, or two numbers that differ', () => {
    const numbered = (idNumber: string) => cat({ idNumber })
    expect(matchOf(cat(), cat({ species: 'DOG' }))).toBeNull()
    expect(matchOf(cat({ sex: 'MALE' }), cat({ sex: 'FEMALE' }))).toBeNull()
    expect(matchOf(numbered('250269600000001'), numbered('250269600000002'))).toBeNull()
  })
  it('takes no word for a number', () => {
    for (const idNumber of ['inconnu', 'oui', '0', 'aucun', '—'])
      expect(matchOf(cat({ idNumber }), cat({ idNumber, species: 'DOG' }))).toBeNull()
    expect(matchOf(cat({ idNumber: 'ABC 123' }), cat({ idNumber: 'abc123' }))?.isCertain).toBe(true)
  })
  it('counts what one side does not say for nothing', () => {
    fc.assert(
      fc.property(compared, compared, (a, b) => {
        const silent = { ...b, coat: null, coat2: null }
        const alone = matchOf({ ...a, coat: null, coat2: null }, silent)
        expect(matchOf(a, silent)?.score).toBe(alone?.score)
      }),
    )
  })
  it('falls with every kilometre and every day', () => {
    const at = (km: number, days: number) =>
      matchOf(
        cat({ coat: 'TABBY' }),
        cat({
          coat: 'TABBY',
          point: { ...LOCHES, lat: LOCHES.lat + km / 111 },
          day: `2026-11-${20 + days}`,
        }),
      )?.score ?? 0
    expect(at(0, 0)).toBe(100)
    expect(at(3, 0)).toBeLessThan(at(1, 0))
    expect(at(1, 5)).toBeLessThan(at(1, 2))
  })
  it('tells nobody by place and day alone', () => {
    expect(matchOf(cat(), cat())?.score).toBe(TELL_SCORE - 1)
    expect(matchOf(cat({ coat: 'BLACK' }), cat({ coat: 'BLACK' }))?.score).toBe(100)
  })
  it('is no match when it was found before it was lost, a mistaken day aside', () => {
    expect(matchOf(cat(), cat({ day: '2026-11-19' }))).not.toBeNull()
    expect(matchOf(cat(), cat({ day: '2026-11-18' }))).toBeNull()
  })
  it('says why in words', () => {
    const match = matchOf(cat({ coat: 'GREY' }), cat({ coat: 'GREY', day: '2026-11-22' }))
    expect(match?.reasons).toEqual(['même commune', 'même couleur', '2 jours après'])
  })
})

it('likens texts by their letters, and blank ones not at all', () => {
  expect(textLikeness('Tache blanche', 'tache BLANCHE')).toBe(1)
  expect(textLikeness('tache blanche museau', 'museau avec tache blanche')).toBeGreaterThan(0.5)
  expect(textLikeness('', 'tache')).toBeNull()
})
