import { describe, expect, it, vi } from 'vitest'

import type * as access from '../../platform/access/model'
import { changeTeams, mayGiveRole, type Membership } from './model'

// A platform on which moderators manage teams as well: the matrix of today gives it to admins alone.
vi.mock('../../platform/access/model', async (original) => {
  const real = await original<typeof access>()
  const roleGives: typeof access.roleGives = (role, permission) =>
    role === 'MODERATOR' || real.roleGives(role, permission)
  return { ...real, roleGives }
})

const row = (shelter: string, role: Membership['role']): Membership => ({ shelter, role })

describe('whoever manages a team without being its administrator', () => {
  const moderator = { id: 'm', memberships: [row('a', 'MODERATOR')] }

  it.each(['VOLUNTEER', 'EDITOR', 'MODERATOR'] as const)('gives the role %s', (role) => {
    const wanted = [row('a', role)]
    expect(changeTeams(moderator, [], wanted)).toEqual({ allowed: true, memberships: wanted })
  })
  it('gives no role above their own', () => {
    expect(changeTeams(moderator, [], [row('a', 'ADMIN')])).toEqual({
      allowed: false,
      reason: 'Vous ne pouvez pas donner un rôle supérieur au vôtre',
    })
  })
  it('is told so before anything is written', () => {
    const may = (role: Membership['role'], shelter = 'a') => mayGiveRole(moderator, shelter, role)
    expect([may('VOLUNTEER'), may('MODERATOR'), may('ADMIN')]).toEqual([true, true, false])
    expect(may('VOLUNTEER', 'b')).toBe(false)
    expect(mayGiveRole(null, 'a', 'VOLUNTEER')).toBe(false)
    expect(mayGiveRole({ id: 's', isSuperAdmin: true }, 'a', 'ADMIN')).toBe(true)
  })
  it('leaves a higher role that is there as it is', () => {
    const before = [row('a', 'ADMIN')]
    expect(changeTeams(moderator, before, before)).toEqual({ allowed: true, memberships: before })
  })
})
