import { describe, expect, it } from 'vitest'

import { keysOf } from '@/platform/keys.model'

import { NEWS_STATUS_LABELS, nextSteps } from '../model'
import { canUndoStep, newsCounts, stepAction, stepDone, type NewsGroup } from './model'

const none = { PINNED: 0, COMING: 0, HAS_DRAFT: 0, NO_COVER: 0 }
const groups: NewsGroup[] = [
  { status: 'DRAFT', total: 3, ...none, NO_COVER: 2 },
  { status: 'PUBLISHED', total: 5, PINNED: 1, COMING: 2, HAS_DRAFT: 1, NO_COVER: 1 },
]

describe('what a list of articles counts', () => {
  it('is everything, without a filter', () => {
    expect(newsCounts(groups, {})).toEqual({
      statuses: { DRAFT: 3, PUBLISHED: 5 },
      kinds: { PINNED: 1, COMING: 2, HAS_DRAFT: 1, NO_COVER: 3 },
      total: 8,
    })
  })

  it('keeps the kind for the states, and the states for the kinds', () => {
    const counts = newsCounts(groups, { status: ['DRAFT'], kind: 'NO_COVER' })
    expect(counts.statuses).toEqual({ DRAFT: 2, PUBLISHED: 1 })
    expect(counts.kinds).toEqual({ ...none, NO_COVER: 2 })
    expect(counts.total).toBe(2)
  })

  it('is nothing of nothing', () => {
    expect(newsCounts([], {})).toEqual({ statuses: {}, kinds: none, total: 0 })
  })
})

describe('a step', () => {
  it('is called as a thing to do, and told when it is done', () => {
    const steps = keysOf(NEWS_STATUS_LABELS).flatMap((from) =>
      nextSteps(from).map((to) => `${from} ${stepAction(from, to)}`),
    )
    expect(steps).toEqual([
      'DRAFT Publier',
      'DRAFT Programmer',
      'DRAFT Archiver',
      'PUBLISHED Archiver',
      'SCHEDULED Repasser en brouillon',
      'SCHEDULED Archiver',
      'ARCHIVED Repasser en brouillon',
    ])
    expect(stepAction('PUBLISHED', 'PUBLISHED')).toBe('Publier le brouillon')
    expect(stepAction('SCHEDULED', 'SCHEDULED')).toBe('Changer l’heure')
    expect(stepDone('Été', 'ARCHIVED')).toBe('«\u00a0Été\u00a0» est archivé')
  })

  it.each([
    ['DRAFT', 'SCHEDULED', true],
    ['SCHEDULED', 'DRAFT', true],
    ['SCHEDULED', 'SCHEDULED', true],
    ['DRAFT', 'ARCHIVED', true],
    ['ARCHIVED', 'DRAFT', true],
    ['SCHEDULED', 'ARCHIVED', false],
    ['DRAFT', 'PUBLISHED', false],
    ['PUBLISHED', 'ARCHIVED', false],
    ['PUBLISHED', 'PUBLISHED', false],
  ] as const)('from %s to %s is taken back as it was: %s', (from, to, expected) => {
    expect(canUndoStep(from, to)).toBe(expected)
  })
})
