import { describe, expect, it } from 'vitest'

import {
  durationWords,
  isRechecked,
  lengthWords,
  priceWords,
  statusAfter,
  whoDecides,
  type Step,
} from './model'
import type { WalkStatus } from './model'

const STATUSES: readonly WalkStatus[] = ['DRAFT', 'PENDING', 'PUBLISHED', 'REJECTED']

describe('the states of a walk', () => {
  it.each<[Step, Array<WalkStatus | null>]>([
    ['SUBMIT', ['PENDING', null, null, 'PENDING']],
    ['TAKE_BACK', [null, 'DRAFT', 'DRAFT', null]],
    ['PUBLISH', [null, 'PUBLISHED', null, null]],
    ['REJECT', [null, 'REJECTED', 'REJECTED', null]],
  ])('%s leads from each to %j', (step, after) => {
    expect(STATUSES.map((status) => statusAfter(status, step))).toEqual(after)
  })
  it('come back by the desk when the author of what was sent back is gone', () => {
    expect(statusAfter('REJECTED', 'PUBLISH', false)).toBe('PUBLISHED')
    expect(statusAfter('DRAFT', 'PUBLISH', false)).toBeNull()
  })
  it('are moved on by its author or the desk', () => {
    expect((['SUBMIT', 'TAKE_BACK', 'PUBLISH', 'REJECT'] as const).map(whoDecides)).toEqual([
      'author',
      'author',
      'desk',
      'desk',
    ])
  })
  it('are looked at again when its author changes what is online', () => {
    expect(STATUSES.filter((status) => isRechecked(status, false))).toEqual(['PUBLISHED'])
    expect(STATUSES.filter((status) => isRechecked(status, true))).toEqual([])
  })
})

describe('what is said of a walk', () => {
  it.each([
    [850, '850\u00a0m'],
    [999.4, '999\u00a0m'],
    [999.6, '1\u00a0km'],
    [1000, '1\u00a0km'],
    [4249, '4,2\u00a0km'],
    [19_960, '20\u00a0km'],
    [20_600, '21\u00a0km'],
  ])('%i metres are « %s »', (metres, words) => {
    expect(lengthWords(metres)).toBe(words)
  })
  it.each([
    [45, '45\u00a0min'],
    [60, '1\u00a0h'],
    [90, '1\u00a0h\u00a030'],
    [125, '2\u00a0h\u00a005'],
    [119.7, '2\u00a0h'],
  ])('%d minutes are « %s »', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words)
  })
  it('has a price only where somebody said one', () => {
    expect([null, 0, 4.5].map(priceWords)).toEqual([null, 'Gratuit', '4,50\u00a0€'])
  })
})
