import { describe, expect, it } from 'vitest'

import {
  closedBecause,
  isFull,
  isOpenAnswer,
  missing,
  donatedWords,
  moreThanMissing,
  percentOf,
  progressWords,
  quantityWords,
  statusAfter,
  statusBefore,
  STATUSES,
  STEPS,
} from './model'

const at = (requested: number | null, secured: number) => ({ requested, secured })

describe('the progress of a request', () => {
  it('is what is accepted or done, over what is asked for', () => {
    expect(missing(at(20, 8))).toBe(12)
    expect(percentOf(at(20, 8))).toBe(40)
    expect(missing(at(20, 30))).toBe(0)
    expect(percentOf(at(20, 30))).toBe(100)
  })
  it('is whole only when nothing is missing', () => {
    expect(percentOf(at(1000, 999))).toBe(99)
    expect(isFull(at(1000, 999))).toBe(false)
    expect(isFull(at(1000, 1000))).toBe(true)
  })
  it('has no end where no quantity was named', () => {
    expect(missing(at(null, 8))).toBeNull()
    expect(isFull(at(null, 8))).toBe(false)
    expect(percentOf(at(null, 8))).toBe(0)
  })
  it('is said in words', () => {
    expect(progressWords(at(20, 8), 'sacs')).toBe('8 sur 20\u00a0sacs, promis ou reçus')
    expect(progressWords(at(20, 20), 'sacs')).toBe(
      'Tout est réuni\u00a0: 20\u00a0sacs. Merci\u00a0!',
    )
    expect(progressWords(at(null, 0), null)).toBe('Toute quantité est la bienvenue')
    expect(quantityWords(3, null)).toBe('3')
    expect(donatedWords(3, 'sacs')).toBe('3\u00a0sacs')
    expect(donatedWords(null, 'sacs')).toBe('quantité à préciser')
  })
  it('says that more than is missing is brought, and refuses nothing', () => {
    expect(moreThanMissing(at(20, 18), 'sacs', 2)).toBeNull()
    expect(moreThanMissing(at(20, 18), 'sacs', 5)).toContain('Il ne manque que 2\u00a0sacs')
    expect(moreThanMissing(at(null, 18), 'sacs', 5)).toBeNull()
    expect(moreThanMissing(at(20, 20), 'sacs', null)).toBeNull()
  })
})

describe('the steps of an answer', () => {
  it('are those of the contract', () => {
    expect(statusAfter('PENDING', 'accept')).toBe('ACCEPTED')
    expect(statusAfter('PENDING', 'reject')).toBe('REJECTED')
    expect(statusAfter('ACCEPTED', 'done')).toBe('DONE')
    const open = STATUSES.flatMap((status) => STEPS.filter((step) => statusAfter(status, step)))
    expect(open).toHaveLength(3)
  })
  it('go back to where they began', () => {
    for (const status of STATUSES) {
      for (const step of STEPS) {
        const next = statusAfter(status, step)
        if (next) expect(statusBefore(next)).toBe(status)
      }
    }
    expect(statusBefore('PENDING')).toBeNull()
  })
  it('leave a way out until they are over', () => {
    expect(STATUSES.filter(isOpenAnswer)).toEqual(['PENDING', 'ACCEPTED'])
  })
})

describe('closedBecause', () => {
  const open = { isActive: true, deliveryDate: null, requested: 10, secured: 3 }
  const today = '2026-11-26'
  it.each([
    [open, null],
    [{ ...open, deliveryDate: today }, null],
    [{ ...open, deliveryDate: '2026-11-25' }, 'late'],
    [{ ...open, secured: 10 }, 'full'],
    [{ ...open, isActive: false, secured: 10 }, 'archived'],
    [{ ...open, requested: null, secured: 10_000 }, null],
  ])('%o is %s', (request, why) => {
    expect(closedBecause(request, today)).toBe(why)
  })
})
