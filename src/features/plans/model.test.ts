import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { durationLabel } from '../animals/age.model'
import {
  adoptionFormFor,
  ageInMonths,
  copyTitle,
  coverageOf,
  formWords,
  monthsLabel,
  PLAN_MAX,
  planFor,
  rangeLabel,
  type PlanFacts,
} from './model'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY_MS = 86_400_000

const born = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()

const plan = (
  ageMinMonths: number,
  ageMaxMonths: number | null,
  more: Partial<PlanFacts> = {},
) => ({
  type: 'ADOPTION' as const,
  species: 'DOG' as const,
  isUrgent: false,
  isSpecialNeeds: false,
  isActive: true,
  ...more,
  ageMinMonths,
  ageMaxMonths,
})

const ranges = fc.array(
  fc
    .tuple(fc.nat(240), fc.option(fc.integer({ min: 1, max: 120 })))
    .map(([from, length]) => plan(from, length === null ? null : from + length)),
  { maxLength: 6 },
)

describe('labels', () => {
  it.each([
    [0, null, 'Tout âge'],
    [84, null, '7 ans et plus'],
    [18, null, '18 mois et plus'],
    [0, 6, '0 mois - 6 mois'],
    [6, 12, '6 mois - 1 an'],
    [12, 96, '1 an - 8 ans'],
  ])('of %s to %s', (from, to, label) => {
    expect(rangeLabel({ ageMinMonths: from, ageMaxMonths: to })).toBe(label)
  })
  it('writes years from 12 months on, when exact', () => {
    expect([11, 12, 13, 24].map(monthsLabel)).toEqual(['11 mois', '1 an', '13 mois', '2 ans'])
  })
  it('keeps the mark of a copy', () => {
    expect(copyTitle('Chiot')).toBe('Chiot (copie)')
    const long = copyTitle('x'.repeat(PLAN_MAX.title))
    expect(long).toHaveLength(PLAN_MAX.title)
    expect(long.endsWith(' (copie)')).toBe(true)
  })
})

describe('coverage', () => {
  it.each([
    [[], ['Aucune formule active pour l’espèce']],
    [[plan(0, null)], []],
    [[plan(12, null), plan(0, 12)], []],
    [[plan(0, 12), plan(24, null)], ['Trou détecté entre 12 mois et 24 mois pour l’espèce']],
    [
      [plan(2, null)],
      ['La première formule commence à 2 mois\u00a0: elle doit commencer à 0 mois'],
    ],
    [[plan(0, 96)], ['Aucune formule sans limite d’âge\u00a0: rien après 8 ans']],
    [[plan(0, null, { isActive: false })], ['Aucune formule active pour l’espèce']],
    [[plan(0, null, { species: 'CAT' })], ['Aucune formule active pour l’espèce']],
    // One inside the other hides nothing.
    [[plan(0, 100), plan(5, 10), plan(100, null)], []],
  ])('of %o', (plans, messages) => {
    expect(coverageOf('DOG', plans).messages).toEqual(messages)
  })
  it('finds a hole exactly where no plan fits an animal', () => {
    fc.assert(
      fc.property(ranges, fc.nat(400), (plans, months) => {
        const { holes } = coverageOf('DOG', plans)
        const inHole = holes.some(({ from, to }) => months >= from && (to === null || months < to))
        // Half a month later, so that both ways of counting agree.
        const days = months < 12 ? months * 30 : Math.ceil((months * 365) / 12)
        const found = planFor({ species: 'DOG', birthDate: born(days) }, plans, NOW)
        expect(found === null).toBe(inHole)
      }),
    )
  })
  it('is said complete exactly when there is no message, whatever the order', () => {
    fc.assert(
      fc.property(ranges, (plans) => {
        const one = coverageOf('DOG', plans)
        expect(one.isCovered).toBe(one.messages.length === 0)
        expect(coverageOf('DOG', [...plans].reverse())).toEqual(one)
      }),
    )
  })
  it('is complete once its holes are filled', () => {
    fc.assert(
      fc.property(ranges, (plans) => {
        const filled = coverageOf('DOG', plans).holes.map(({ from, to }) => plan(from, to))
        expect(coverageOf('DOG', [...plans, ...filled]).messages).toEqual([])
      }),
    )
  })
})

describe('age', () => {
  it('never contradicts the age that is shown', () => {
    fc.assert(
      fc.property(fc.nat(15_000), (days) => {
        const months = ageInMonths(days)
        const shown = durationLabel(days)
        if (months === 0) expect(shown).toMatch(/jour/)
        else if (months < 12) expect(shown).toBe(`${months} mois`)
        else expect(Number.parseInt(shown, 10)).toBe(Math.floor(months / 12))
        expect(ageInMonths(days + 1)).toBeGreaterThanOrEqual(months)
      }),
    )
  })
})

it.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [359, 11],
  [364, 12],
  [365, 12],
  [729, 23],
  [730, 24],
  [7 * 365, 84],
])('%i days are %i whole months', (days, months) => {
  expect(ageInMonths(days)).toBe(months)
})

describe('the plan for an animal', () => {
  const puppy = plan(0, 12)
  const adult = plan(12, 96)
  const senior = plan(96, null)
  const any = plan(0, null)
  const urgent = plan(0, null, { isUrgent: true })
  const special = plan(0, null, { isSpecialNeeds: true })
  const both = plan(0, null, { isUrgent: true, isSpecialNeeds: true })
  const all = [puppy, adult, senior, any, urgent, special, both]
  const dog = { species: 'DOG' as const, birthDate: born(3 * 365) }

  it('is of its species, its age and its type', () => {
    expect(planFor(dog, all, NOW)).toBe(adult)
    expect(planFor({ ...dog, birthDate: born(364) }, all, NOW)).toBe(adult)
    expect(planFor({ ...dog, birthDate: born(100) }, all, NOW)).toBe(puppy)
    expect(planFor({ ...dog, birthDate: born(8 * 365) }, [puppy, adult, senior], NOW)).toBe(senior)
    expect(planFor({ ...dog, species: 'CAT' }, all, NOW)).toBeNull()
    expect(planFor(dog, all, NOW, 'SPONSORSHIP')).toBeNull()
    expect(planFor(dog, [plan(0, null, { isActive: false })], NOW)).toBeNull()
  })
  it('is one for every age when the age is unknown', () => {
    expect(planFor({ species: 'DOG' }, all, NOW)).toBe(any)
    expect(planFor({ species: 'DOG' }, [puppy, adult], NOW)).toBeNull()
  })
  it('is a special one for an animal that needs it, and for no other', () => {
    expect(planFor({ ...dog, isSos: true }, all, NOW)).toBe(urgent)
    expect(planFor({ ...dog, hasSpecialNeeds: true }, all, NOW)).toBe(special)
    expect(planFor({ ...dog, isSos: true, hasSpecialNeeds: true }, all, NOW)).toBe(both)
    expect(
      planFor({ ...dog, isSos: true, hasSpecialNeeds: true }, [adult, urgent, special], NOW),
    ).toBe(special)
    expect(planFor(dog, [urgent, special, both], NOW)).toBeNull()
  })
  it('is the one for the fewest ages, then the one that begins last, in any order', () => {
    const wide = plan(12, 120)
    const late = plan(24, 108)
    for (const plans of [
      [wide, adult, any, late],
      [late, any, adult, wide],
    ]) {
      expect(planFor(dog, plans, NOW)).toBe(late)
    }
  })
})

describe('the form of a plan', () => {
  const form = (id: string, type: 'STANDARD' | 'ADOPTION', isActive = true) => ({
    id,
    type,
    isActive,
  })
  const forms = [
    form('off', 'ADOPTION', false),
    form('s', 'STANDARD'),
    form('a', 'ADOPTION'),
    form('b', 'ADOPTION'),
  ]

  it.each([
    ['b', forms, 'b'],
    ['off', forms, 'a'],
    [null, forms, 'a'],
    // A standard form opens no request.
    ['s', forms, 'a'],
    ['s', [form('s', 'STANDARD')], undefined],
    ['off', [form('off', 'ADOPTION', false)], undefined],
  ] as const)('is, with %s of its own', (own, choice, expected) => {
    expect(adoptionFormFor(own, choice)?.id).toBe(expected)
  })
})

it.each([
  ['ADOPTION', 'ADOPTION', 'Formulaire\u00a0: Contact'],
  ['SPONSORSHIP', 'STANDARD', 'Formulaire\u00a0: Contact'],
  [
    'ADOPTION',
    'STANDARD',
    'Formulaire «\u00a0Contact\u00a0» non proposé\u00a0: ce n’est pas un formulaire d’adoption',
  ],
] as const)('of %s, its form of %s reads: %s', (planType, type, words) => {
  expect(formWords(planType, { title: 'Contact', type })).toBe(words)
})
