import { describe, expect, it } from 'vitest'

import {
  can,
  canSomewhere,
  PERMISSIONS,
  ranksAtLeast,
  ROLE_PERMISSIONS,
  roleIn,
  roleNeededFor,
  ROLES,
  sheltersWith,
  type Actor,
  type Role,
} from './model'

const member = (role: Role, shelter = 'a'): Actor => ({
  id: 'u',
  memberships: [{ shelter, role }],
})

describe('permission matrix of the contract', () => {
  const table: Record<Role, string[]> = {
    VOLUNTEER: [],
    EDITOR: [
      'editContent',
      'manageAnimals',
      'manageNews',
      'publishSocial',
      'viewAdmin',
      'viewDashboard',
    ],
    MODERATOR: [
      'editContent',
      'manageAdoptions',
      'manageAnimals',
      'manageForms',
      'manageNews',
      'publishSocial',
      'viewAdmin',
      'viewDashboard',
    ],
    ADMIN: [...PERMISSIONS].sort(),
  }
  it.each(ROLES)('%s has exactly its permissions', (role) => {
    expect([...ROLE_PERMISSIONS[role]].sort()).toEqual(table[role])
  })
  it('never takes away from a higher role what a lower one has', () => {
    for (const role of ROLES) {
      for (const other of ROLES.filter((each) => ranksAtLeast(each, role))) {
        expect(ROLE_PERMISSIONS[other]).toEqual(expect.arrayContaining([...ROLE_PERMISSIONS[role]]))
      }
    }
  })
})

it('each role ranks at least as high as itself and those below it', () => {
  const table = ROLES.map((role) =>
    ROLES.map((other) => Number(ranksAtLeast(role, other))).join(''),
  )
  expect(table).toEqual(['1000', '1100', '1110', '1111'])
})

describe('can', () => {
  it('knows only the shelter of the membership', () => {
    expect(can(member('ADMIN'), 'manageUsers', 'a')).toBe(true)
    expect(can(member('ADMIN'), 'manageUsers', 'b')).toBe(false)
    expect(can(member('EDITOR'), 'manageUsers', 'a')).toBe(false)
  })
  it('lets a super admin do everything and a visitor nothing', () => {
    expect(can({ id: 's', isSuperAdmin: true }, 'manageUsers', 'b')).toBe(true)
    for (const permission of PERMISSIONS) {
      expect(can(null, permission, 'a')).toBe(false)
      expect(can({ id: 'v' }, permission, 'a')).toBe(false)
      expect(can(member('ADMIN'), permission, null)).toBe(false)
    }
  })
  it('reads populated shelters too', () => {
    const actor: Actor = { id: 'u', memberships: [{ shelter: { id: 'a' }, role: 'EDITOR' }] }
    expect(sheltersWith(actor, 'manageAnimals')).toEqual(['a'])
    expect(roleIn(actor, 'a')).toBe('EDITOR')
    expect(canSomewhere(actor, 'manageUsers', 'manageNews')).toBe(true)
  })
  it('names the weakest role that is needed', () => {
    expect(roleNeededFor('manageAnimals')).toBe('EDITOR')
    expect(roleNeededFor('manageForms')).toBe('MODERATOR')
    expect(roleNeededFor('manageThemes')).toBe('ADMIN')
  })
})

describe('a person', () => {
  const both: Actor = {
    id: 'u',
    memberships: [
      { shelter: 'a', role: 'VOLUNTEER' },
      { shelter: { id: 'b' }, role: 'ADMIN' },
    ],
  }
  it('has in each shelter the role that it gave', () => {
    expect([roleIn(both, 'a'), roleIn(both, 'b'), roleIn(both, 'c')]).toEqual([
      'VOLUNTEER',
      'ADMIN',
      null,
    ])
    expect(roleIn(undefined, 'a')).toBeNull()
    expect(roleIn({ id: 'u' }, 'a')).toBeNull()
  })

  it('works in the shelters that gave the permission, and in none that is gone', () => {
    expect(sheltersWith(undefined, 'manageUsers')).toEqual([])
    expect(sheltersWith({ id: 'u' }, 'manageUsers')).toEqual([])
    expect(sheltersWith(both, 'manageUsers')).toEqual(['b'])
    const lost = { id: 'u', memberships: [{ shelter: null, role: 'ADMIN' }] } as unknown as Actor
    expect(sheltersWith(lost, 'manageUsers')).toEqual([])
    expect(canSomewhere(lost, 'manageUsers')).toBe(false)
  })
})
