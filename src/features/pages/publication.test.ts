import { describe, expect, it } from 'vitest'

import { isStale, publicationOf, type StoredState } from './publication'

const draft: StoredState = { isPublished: false, isArchived: false, hasDraft: false }
const online: StoredState = { ...draft, isPublished: true }
const waiting: StoredState = { ...online, hasDraft: true }
const archived: StoredState = { ...draft, isArchived: true }

describe('publicationOf', () => {
  it('keeps the state when none is asked for', () => {
    expect(publicationOf(draft, { hasContent: true })).toBe('draft')
    expect(publicationOf(online, { hasContent: false })).toBe('published')
    expect(publicationOf(archived, { hasContent: true })).toBe('archived')
    expect(publicationOf(waiting, { hasContent: true })).toBe('published')
  })
  it('never publishes a waiting draft unasked', () => {
    expect(publicationOf(waiting, { hasContent: false })).toBe('unclear')
    expect(publicationOf(waiting, { status: 'PUBLISHED', hasContent: false })).toBe('published')
  })
  it.each([draft, online, waiting, archived])('does what is asked of %j', (stored) => {
    for (const hasContent of [true, false]) {
      expect(publicationOf(stored, { status: 'PUBLISHED', hasContent })).toBe('published')
      expect(publicationOf(stored, { status: 'DRAFT', hasContent })).toBe('draft')
      expect(publicationOf(stored, { status: 'ARCHIVED', hasContent })).toBe('archived')
    }
  })
})

it('compares moments, not their spelling', () => {
  const current = '2026-11-21T08:46:29.983Z'
  expect(isStale('2026-11-21T09:46:29.983+01:00', current)).toBe(false)
  expect(isStale('2026-11-21T08:46:29.982Z', current)).toBe(true)
  expect(isStale(undefined, current)).toBe(false)
})
