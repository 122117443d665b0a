import { describe, expect, it } from 'vitest'

import type { Actor } from '../../platform/access/model'
import {
  changeTeams,
  globalRoleLabel,
  needsPresentPassword,
  refusePassword,
  sheltersLosingAdmin,
  type Membership,
} from './model'

const admin: Actor = { id: 'admin', memberships: [{ shelter: 'a', role: 'ADMIN' }] }
const row = (shelter: string, role: Membership['role']): Membership => ({ shelter, role })

describe('refusePassword', () => {
  it.each(['Demo-Patte-2026', 'chien rouge table nuage', 'Kx9!vb2#Qz7m'])('accepts %s', (word) => {
    expect(refusePassword(word)).toBeNull()
  })
  it.each(['court', 'motdepasse123', 'azertyuiop123', 'aaaaaaaaaaaa', '123456789012', 'deux mots'])(
    'refuses %s',
    (word) => {
      expect(refusePassword(word)).toEqual(expect.any(String))
    },
  )
  it('bounds the length', () => {
    expect(refusePassword('aB3$'.repeat(40))).toMatch(/128/)
  })
})

describe('changeTeams', () => {
  it('lets an ADMIN change the rows of the own shelter only', () => {
    expect(changeTeams(admin, [], [row('a', 'EDITOR')])).toEqual({
      allowed: true,
      memberships: [row('a', 'EDITOR')],
    })
    expect(changeTeams(admin, [], [row('b', 'EDITOR')]).allowed).toBe(false)
  })
  it('keeps the rows of other shelters, whatever was sent', () => {
    const before = [row('b', 'MODERATOR'), row('a', 'EDITOR')]
    expect(changeTeams(admin, before, [])).toEqual({
      allowed: true,
      memberships: [row('b', 'MODERATOR')],
    })
    expect(changeTeams(admin, before, [row('b', 'ADMIN')]).allowed).toBe(false)
  })
  it('refuses whoever does not manage users', () => {
    const moderator: Actor = { id: 'm', memberships: [{ shelter: 'a', role: 'MODERATOR' }] }
    expect(changeTeams(moderator, [], [row('a', 'VOLUNTEER')]).allowed).toBe(false)
    expect(changeTeams(null, [], [row('a', 'VOLUNTEER')]).allowed).toBe(false)
  })
  it('takes one’s own choice to be shown on the site, and nothing else of one’s rows', () => {
    const editor: Actor = { id: 'e', memberships: [{ shelter: 'a', role: 'EDITOR' }] }
    const before = [row('a', 'EDITOR')]
    const wanted = [{ ...row('a', 'EDITOR'), showOnSite: true, photo: 'p', title: 't' }]
    expect(changeTeams(editor, before, wanted, true)).toEqual({
      allowed: true,
      memberships: [{ ...row('a', 'EDITOR'), showOnSite: true, photo: 'p' }],
    })
    expect(changeTeams(editor, before, wanted)).toEqual({ allowed: true, memberships: before })
    expect(changeTeams(editor, before, [], true)).toEqual({ allowed: true, memberships: before })
  })
  it('gives one role for each shelter', () => {
    const twice = [row('a', 'EDITOR'), row('a', 'ADMIN')]
    expect(changeTeams({ id: 's', isSuperAdmin: true }, [], twice).allowed).toBe(false)
  })
})

it('sees which shelters lose an administrator', () => {
  const before = [row('a', 'ADMIN'), row('b', 'ADMIN'), row('c', 'EDITOR')]
  expect(sheltersLosingAdmin(before, [row('a', 'ADMIN'), row('b', 'EDITOR')])).toEqual(['b'])
})

it('asks for the present password when people change their own e-mail or password', () => {
  const person = { id: 'a', email: 'lea@exemple.fr' }
  expect(needsPresentPassword('a', person, { password: 'autre' })).toBe(true)
  expect(needsPresentPassword('a', person, { email: 'lea.b@exemple.fr' })).toBe(true)
  // A form sends every column, the unchanged ones too.
  expect(needsPresentPassword('a', person, { email: ' LEA@exemple.fr' })).toBe(false)
  expect(needsPresentPassword('a', person, { email: null, password: null })).toBe(false)
  // A super admin who helps, and the program itself.
  expect(needsPresentPassword('b', person, { email: 'x@exemple.fr' })).toBe(false)
  expect(needsPresentPassword(null, person, { password: 'autre' })).toBe(false)
})

it('names what somebody is on the whole platform', () => {
  expect([true, false, null].map(globalRoleLabel)).toEqual([
    'Super Admin',
    'Utilisateur',
    'Utilisateur',
  ])
})
