import { expect, it } from 'vitest'

import { globalCounts } from './model'

it('counts the people of each global role, and those that are shown', () => {
  const groups = [
    { is_super_admin: false, total: 7 },
    { is_super_admin: true, total: 2 },
  ]
  const roles = { SUPER_ADMIN: 2, USER: 7 }
  expect(globalCounts(groups, undefined)).toEqual({ roles, total: 9 })
  expect(globalCounts(groups, 'SUPER_ADMIN').total).toBe(2)
  expect(globalCounts(groups, 'USER').total).toBe(7)
  expect(globalCounts([], undefined)).toEqual({ roles: { SUPER_ADMIN: 0, USER: 0 }, total: 0 })
})
