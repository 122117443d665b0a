import { describe, expect, it } from 'vitest'

import {
  acceptsHelp,
  DECISIONS,
  decisionsFor,
  departmentOf,
  isPublicShelter,
  keysOf,
  refuseShelterStep,
  SHELTER_STATUS_LABELS,
  shelterLinks,
  siretLabel,
  takesPayments,
} from './model'

describe('life of a shelter', () => {
  const states = keysOf(SHELTER_STATUS_LABELS)

  it('moves only along its edges', () => {
    const edges = states.flatMap((from) =>
      states
        .filter((to) => refuseShelterStep(from, to, 'raison') === null)
        .map((to) => `${from} → ${to}`),
    )
    expect(edges).toEqual([
      'PENDING → APPROVED',
      'PENDING → REJECTED',
      'APPROVED → SUSPENDED',
      'SUSPENDED → APPROVED',
    ])
  })
  it('gives its reasons', () => {
    expect(refuseShelterStep('PENDING', 'REJECTED')).toBe('reasonRequired')
    expect(refuseShelterStep('PENDING', 'REJECTED', '  ')).toBe('reasonRequired')
    expect(refuseShelterStep('APPROVED', 'SUSPENDED')).toBe('reasonRequired')
    expect(refuseShelterStep('PENDING', 'APPROVED')).toBeNull()
    expect(refuseShelterStep('SUSPENDED', 'APPROVED')).toBeNull()
  })
  it('is decided in each state, and every decision is a step', () => {
    expect(decisionsFor('PENDING')).toEqual(['APPROVE', 'REJECT'])
    expect(decisionsFor('APPROVED')).toEqual(['SUSPEND'])
    expect(decisionsFor('SUSPENDED')).toEqual(['REINSTATE'])
    expect(decisionsFor('REJECTED')).toEqual([])
    for (const from of states) {
      for (const decision of decisionsFor(from)) {
        expect(refuseShelterStep(from, DECISIONS[decision], 'raison')).toBeNull()
      }
    }
  })
})

it('everybody sees the approved shelters alone', () => {
  const states = keysOf(SHELTER_STATUS_LABELS)
  expect(states.filter((status) => isPublicShelter({ status }))).toEqual(['APPROVED'])
})

it.each([
  ['73282932000074', '732 829 320 00074'],
  ['7328293200007', '7328293200007'],
  ['732829320000744', '732829320000744'],
  ['7328293200007A', '7328293200007A'],
  ['n° 73282932000074', 'n° 73282932000074'],
  ['', ''],
])('the SIRET %s is read as %s', (siret, shown) => {
  expect(siretLabel(siret).replaceAll('\u00a0', ' ')).toBe(shown)
})

describe('giving to a shelter', () => {
  it.each([
    [{ payoutState: 'ENABLED', stripeAccountId: 'acct_1' }, true],
    [{ payoutState: 'ENABLED', stripeAccountId: '' }, false],
    [{ payoutState: 'ENABLED', stripeAccountId: null }, false],
    [{ payoutState: 'ENABLED' }, false],
    [{ payoutState: 'PENDING', stripeAccountId: 'acct_1' }, false],
    [{ payoutState: 'RESTRICTED', stripeAccountId: 'acct_1' }, false],
    [{ stripeAccountId: 'acct_1' }, false],
    [{}, false],
  ])('online with %o is possible: %s', (shelter, expected) => {
    expect(takesPayments(shelter)).toBe(expected)
  })

  it.each([
    [true, true, ['donate', 'sponsor']],
    [true, false, ['donate']],
    [false, true, ['sponsor']],
    [false, false, []],
  ])('gifts accepted: %s, sponsors accepted: %s', (acceptsDonations, acceptsSponsoring, helps) => {
    const shelter = { acceptsDonations, acceptsSponsoring }
    expect(acceptsHelp(shelter, 'donate')).toBe(acceptsDonations)
    expect(acceptsHelp(shelter, 'sponsor')).toBe(acceptsSponsoring)
    const links = shelterLinks(shelter).map(({ slug }) => slug)
    expect(links).toEqual(['animals', 'about', 'news', 'contact', ...helps])
  })
})

describe('departmentOf', () => {
  it.each([
    ['35170', '35'],
    ['01000', '01'],
    ['20000', '2A'],
    ['20200', '2B'],
    ['97400', '974'],
    ['98800', '988'],
    ['20199', '2A'],
    ['35970', '35'],
    ['35980', '35'],
    ['96000', '96'],
    ['135170', null],
    ['351701', null],
    ['3517', null],
    ['', null],
    [null, null],
    ['nope', null],
    [undefined, null],
  ])('%s is in %s', (code, department) => {
    expect(departmentOf(code)).toBe(department)
  })
})
