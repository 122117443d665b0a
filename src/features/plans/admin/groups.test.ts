import { describe, expect, it } from 'vitest'

import {
  barText,
  coverageOfGroup,
  draftPlans,
  draftRange,
  nextStart,
  piecesOf,
  sentMonths,
} from './groups'

const plan = (title: string, from: number, to: number | null, more: object = {}) => ({
  title,
  age_min_months: from,
  age_max_months: to,
  is_active: true,
  is_urgent: false,
  is_special_needs: false,
  ...more,
})

const draft = (from: string, to: string) => ({
  key: 'x',
  title: '',
  price: '1',
  from,
  to,
  isActive: true,
  isUrgent: false,
  isSpecialNeeds: false,
})

describe('the bar', () => {
  it('shows plans and holes in the order of life, and fills its width', () => {
    const pieces = piecesOf([plan('Senior', 96, null), plan('Chiot', 0, 12)])
    expect(pieces.map(({ label, range, isHole }) => [label, range, isHole])).toEqual([
      ['Chiot', '0 mois - 1 an', false],
      ['Aucune formule', '1 an - 8 ans', true],
      ['Senior', '8 ans et plus', false],
    ])
    expect(pieces.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
    expect(barText(pieces)).toContain('1 an - 8 ans\u00a0: Aucune formule')
  })
  it('is one hole without an active plan', () => {
    for (const plans of [[], [plan('Chiot', 0, null, { is_active: false })]]) {
      expect(piecesOf(plans)).toEqual([
        { label: 'Aucune formule', range: 'Tout âge', isHole: true, share: 100 },
      ])
    }
  })
  it('draws each month once where plans overlap', () => {
    const pieces = piecesOf([
      plan('A', 0, 24),
      plan('B', 12, 36),
      plan('C', 6, 18),
      plan('D', 36, null),
    ])
    expect(pieces.map(({ label }) => label)).toEqual(['A', 'B', 'D'])
  })
})

describe('the coverage of a group', () => {
  it('leaves out what is for special animals alone', () => {
    const special = plan('SOS', 0, null, { is_urgent: true })
    expect(coverageOfGroup('DOG', [special]).isCovered).toBe(false)
    expect(coverageOfGroup('DOG', [special, plan('Tous', 0, null)]).isCovered).toBe(true)
  })
})

describe('a row that is being typed', () => {
  it.each([
    ['', '', 'Tout âge'],
    ['12', '', '1 an et plus'],
    ['0', '12', '0 mois - 1 an'],
    ['12', '12', ''],
    ['a', '', ''],
    ['0', '1,5', ''],
  ])('from « %s » to « %s » says « %s »', (from, to, said) => {
    expect(draftRange(draft(from, to))).toBe(said)
    expect(draftPlans([draft(from, to)])).toHaveLength(said ? 1 : 0)
  })
  it('starts where the last one ends', () => {
    expect(nextStart([])).toBe('0')
    expect(nextStart([draft('12', '96'), draft('0', '12')])).toBe('96')
  })
})

it.each([
  ['', null],
  [' 12 ', 12],
  ['1,5', '1,5'],
  ['2an', '2an'],
])('an age of %j is sent as %j: what cannot be read is no « sans limite »', (typed, sent) => {
  expect(sentMonths(typed)).toBe(sent)
  expect(JSON.parse(JSON.stringify([sentMonths(typed)]))).toEqual([sent])
})
