import { describe, expect, it } from 'vitest'

import { ROLES } from '@/platform/access/model'

import { ROLE_HINTS, roleChanges, roleCounts } from './model'

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
})

it('every role is explained', () => {
  for (const role of ROLES) expect(ROLE_HINTS[role]).toMatch(/\.$/)
})
