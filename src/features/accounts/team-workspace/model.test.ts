import { describe, expect, it } from 'vitest'

import { ROLES } from '@/platform/access/model'

import { lastVisitOf, peopleCount, ROLE_HINTS, roleChanges, roleCounts } from './model'

describe('what a write changes of somebody’s teams', () => {
  it('is another role, and to be no more in a team; never to join one', () => {
    const before = [
      { shelter: 'a', role: 'EDITOR' },
      { shelter: { id: 'b' }, role: 'ADMIN' },
      { shelter: 'c', role: 'VOLUNTEER' },
    ] as const
    const after = [
      { shelter: 'c', role: 'VOLUNTEER' },
      { shelter: 'd', role: 'ADMIN' },
      { shelter: { id: 'a' }, role: 'MODERATOR' },
    ] as const
    expect(roleChanges(before, after)).toEqual([
      { shelter: 'a', from: 'EDITOR', to: 'MODERATOR' },
      { shelter: 'b', from: 'ADMIN', to: null },
    ])
    expect(roleChanges(before, before)).toEqual([])
  })
})

describe('the counts of a team', () => {
  const groups = [
    { role: 'ADMIN', total: 1 },
    { role: 'EDITOR', total: 3 },
  ] as const
  it('are of every role, and of the one that is shown', () => {
    const roles = { VOLUNTEER: 0, EDITOR: 3, MODERATOR: 0, ADMIN: 1 }
    expect(roleCounts(groups, undefined)).toEqual({ roles, total: 4 })
    expect(roleCounts(groups, 'EDITOR')).toEqual({ roles, total: 3 })
    expect(roleCounts(groups, 'VOLUNTEER').total).toBe(0)
  })
  it('are said in French', () => {
    expect([0, 1, 3].map(peopleCount)).toEqual(['0 utilisateur', '1 utilisateur', '3 utilisateurs'])
  })
})

it('every role is explained', () => {
  for (const role of ROLES) expect(ROLE_HINTS[role]).toMatch(/\.$/)
})

it('the last visit is a week before the last session ends', () => {
  expect(lastVisitOf(Date.parse('2026-11-25T08:00:00Z'))).toBe('2026-11-18T08:00:00.000Z')
})
