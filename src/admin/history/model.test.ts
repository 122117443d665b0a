import { describe, expect, it } from 'vitest'

import { authorsOf, stateOf, type Version } from './model'

const version = (more: Partial<Version> = {}): Version => ({
  id: 'v1',
  at: '2026-11-22T10:00:00.000Z',
  status: null,
  ...more,
})

describe('the authors of versions', () => {
  const at = (time: string) => `2026-11-22T10:00:${time}Z`

  it('are those who wrote the nearest line of the log', () => {
    const traces = [
      { user: 'late', at: at('04.000') },
      { user: 'near', at: at('00.050') },
    ]
    expect([...authorsOf([version()], traces)]).toEqual([['v1', 'near']])
  })

  it('are nobody when the log says nothing of that moment', () => {
    const traces = [{ user: 'other', at: '2026-11-22T10:01:00.000Z' }]
    expect(authorsOf([version()], traces).size).toBe(0)
  })

  it('are not told of what the program saved a moment before them', () => {
    const versions = [version({ id: 'v2', at: at('02.000') }), version()]
    expect([...authorsOf(versions, [{ user: 'person', at: at('02.030') }])]).toEqual([
      ['v2', 'person'],
    ])
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
