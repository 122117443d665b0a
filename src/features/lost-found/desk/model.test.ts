import { describe, expect, it } from 'vitest'

import { delayWords, isThere, newStanding, poundEndOf, standingOf } from './model'

describe('what a sheet says of the report that it was written from', () => {
  it('is a mistake in the bin or the archive, an end at its owner’s, and held otherwise', () => {
    expect(standingOf({ status: 'FOUND' })).toBe('HELD')
    expect(standingOf({ status: 'ADOPTED', deletedAt: null })).toBe('HELD')
    expect(standingOf({ status: 'DECEASED' })).toBe('HELD')
    expect(standingOf({ status: 'ARCHIVED' })).toBe('RELEASED')
    expect(standingOf({ status: 'RETURNED' })).toBe('HOME')
    expect(standingOf({ status: 'RETURNED', deletedAt: '2026-11-25T10:00:00Z' })).toBe('RELEASED')
  })
  it('releases the animal only when it was filed by mistake', () => {
    const filed = { status: 'ARCHIVED' } as const
    expect(newStanding({ status: 'FOUND' }, filed)).toBe('RELEASED')
    for (const status of ['ADOPTED', 'DECEASED', 'AT_SHELTER', 'RETURNED'] as const) {
      expect(newStanding({ status }, filed)).toBeNull()
      expect(newStanding({ status }, { status, deletedAt: '2026-11-25' })).toBe('RELEASED')
    }
    expect(newStanding({ status: 'FOUND' }, { status: 'RETURNED' })).toBe('HOME')
    expect(newStanding({ status: 'AT_SHELTER' }, { status: 'RETURNED' })).toBe('HOME')
    expect(newStanding({ status: 'FOUND' }, { status: 'AT_SHELTER' })).toBeNull()
  })
})

describe('the pound delay of an animal that was taken in', () => {
  const entered = { poundEntryAt: '2026-11-16T12:00:00.000Z', department: '37' }
  it('is told of found animals alone', () => {
    expect(poundEndOf({ ...entered, status: 'FOUND' })).toBe('2026-11-26T23:00:00.000Z')
    expect(poundEndOf({ ...entered, status: 'AT_SHELTER' })).toBeNull()
    expect(poundEndOf({ ...entered, status: 'FOUND', poundEntryAt: null })).toBeNull()
  })
  it('is counted in days that have begun', () => {
    const end = '2026-11-26T23:00:00.000Z'
    expect(delayWords(end, new Date('2026-11-24T22:59:00.000Z'))).toBe(
      'Délai de fourrière\u00a0: encore 3 jours',
    )
    expect(delayWords(end, new Date('2026-11-26T08:00:00.000Z'))).toBe(
      'Délai de fourrière\u00a0: dernier jour',
    )
    expect(delayWords(end, new Date(end))).toBe('Délai de fourrière terminé')
  })
})

describe('an animal', () => {
  it('is at the shelter, or is not any more', () => {
    expect(isThere({ status: 'AT_SHELTER' })).toBe(true)
    expect(isThere({ status: 'FOUND', deletedAt: '2026-01-01' })).toBe(false)
    for (const status of ['ADOPTED', 'RETURNED', 'DECEASED', 'ARCHIVED'] as const)
      expect([status, isThere({ status })]).toEqual([status, false])
  })
})
