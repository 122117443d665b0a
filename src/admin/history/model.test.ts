import { describe, expect, it } from 'vitest'

import { authorOf, stateOf, type Version } from './model'

const version = (more: Partial<Version> = {}): Version => ({
  id: 'v1',
  at: '2026-11-22T10:00:00.000Z',
  status: null,
  ...more,
})

describe('the author of a version', () => {
  it('is whoever wrote the nearest line of the log', () => {
    const traces = [
      { user: 'late', at: '2026-11-22T10:00:04.000Z' },
      { user: 'near', at: '2026-11-22T10:00:00.050Z' },
    ]
    expect(authorOf(version(), traces)).toBe('near')
  })

  it('is nobody when the log says nothing of that moment', () => {
    expect(authorOf(version(), [{ user: 'other', at: '2026-11-22T10:01:00.000Z' }])).toBeNull()
  })
})

it.each([
  [version(), { newest: 'v1', online: null }, 'Version actuelle'],
  [version(), { newest: 'v2', online: null }, 'Ancienne version'],
  [version({ status: 'published' }), { newest: 'v2', online: 'v1' }, 'En ligne'],
  [version({ status: 'published' }), { newest: 'v1', online: null }, 'Anciennement en ligne'],
  [version({ status: 'draft' }), { newest: 'v1', online: 'v0' }, 'Brouillon actuel'],
  [version({ status: 'draft' }), { newest: 'v2', online: 'v0' }, 'Ancien brouillon'],
])('a version says what it is today', (one, today, words) => {
  expect(stateOf(one, today)).toBe(words)
})
