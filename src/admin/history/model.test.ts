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

  it('are the same in whatever order the log is read', () => {
    const near = { user: 'near', at: at('00.050') }
    const late = { user: 'late', at: at('04.000') }
    expect(authorsOf([version()], [near, late]).get('v1')).toBe('near')
    expect(authorsOf([version()], [late, near]).get('v1')).toBe('near')
  })

  it('are the first named when two lines are as near', () => {
    const traces = [
      { user: 'before', at: '2026-11-22T09:59:59.000Z' },
      { user: 'after', at: at('01.000') },
    ]
    expect(authorsOf([version()], traces).get('v1')).toBe('before')
  })

  it.each([
    ['00.000', 1],
    ['05.000', 1],
    ['05.001', 0],
  ])('are known from a line %s seconds apart: %i', (time, count) => {
    expect(authorsOf([version()], [{ user: 'person', at: at(time) }]).size).toBe(count)
  })

  it('are nobody for a line of the program, and for no version', () => {
    expect(authorsOf([version()], [{ user: null, at: at('00.000') }]).size).toBe(0)
    expect(authorsOf([], [{ user: 'person', at: at('00.000') }]).size).toBe(0)
  })

  it('are found wherever the nearest version is in the list', () => {
    const versions = ['00', '10', '20'].map((time) => version({ id: time, at: at(`${time}.000`) }))
    const [first, second, third] = versions as [Version, Version, Version]
    for (const order of [
      [first, second, third],
      [third, second, first],
      [second, third, first],
    ]) {
      const authors = authorsOf(order, [{ user: 'person', at: at('11.000') }])
      expect([...authors]).toEqual([['10', 'person']])
    }
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
