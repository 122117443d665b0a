import { describe, expect, it } from 'vitest'

import {
  DECISIONS,
  decisionsFor,
  departmentOf,
  keysOf,
  refuseShelterStep,
  SHELTER_STATUS_LABELS,
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

describe('departmentOf', () => {
  it.each([
    ['35170', '35'],
    ['01000', '01'],
    ['20000', '2A'],
    ['20200', '2B'],
    ['97400', '974'],
    ['98800', '988'],
    ['nope', null],
    [undefined, null],
  ])('%s is in %s', (code, department) => {
    expect(departmentOf(code)).toBe(department)
  })
})
