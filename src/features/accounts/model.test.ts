import { describe, expect, it } from 'vitest'

import type { Actor } from '../../platform/access/model'
import {
  changeTeams,
  globalRoleLabel,
  greeting,
  lastVisitOf,
  needsPresentPassword,
  refusePassword,
  sheltersLosingAdmin,
  type Membership,
} from './model'

const admin: Actor = { id: 'admin', memberships: [{ shelter: 'a', role: 'ADMIN' }] }
const row = (shelter: string, role: Membership['role']): Membership => ({ shelter, role })

const LONG = Array.from({ length: 26 }, (_, at) => `k${at}x9q`).join('')

describe('refusePassword', () => {
  it.each(['Demo-Patte-2026', 'chien rouge table nuage', 'Kx9!vb2#Qz7m'])('accepts %s', (word) => {
    expect(refusePassword(word)).toBeNull()
  })
  it.each([
    'court',
    'motdepasse123',
    'azertyuiop123',
    'aaaaaaaaaaaa',
    '123456789012',
    'deux mots',
    'azerty123456',
    'azertyazerty',
    'qwerty123456',
    'admin1234567',
    'loulou123456',
    'poiuytreza12',
    'abcdefghijkl',
    'patteblanche',
    'Patte-Blanche-2026',
    'M0t de p@sse!',
    'Bienvenue2026',
    'chienchat2024',
    'Mot-De-Passe-2026',
  ])('refuses %s', (word) => {
    expect(refusePassword(word)).toEqual(expect.any(String))
  })
  it('bounds the length', () => {
    expect(refusePassword('aB3$'.repeat(40))).toMatch(/128/)
    expect(refusePassword(LONG.slice(0, 128))).toBeNull()
    expect(refusePassword(LONG.slice(0, 129))).toMatch(/128/)
  })
  it.each([
    ['twelve letters', 'kvbzoumtfrga', null],
    ['one letter too few', 'kvbzoumtfrg', /12/],
    ['four short words', 'kv bz ou mt', null],
    ['four words joined by hyphens', 'kv-bz-ou-mt', null],
    ['four words far apart', ' kv  bz ou mt ', null],
    ['three words', 'ab cd ef', /12/],
    ['three words and a letter', 'ab cd ef g', /12/],
    ['three words and many spaces', 'ab   cd  ef', /12/],
    ['five different signs', 'kvbzokbvzokv', null],
    ['four different signs', 'kvbzvkbzbkvz', /courant/],
    ['four letters among digits', 'kvbz58149302', null],
    ['three letters among digits', 'kvb581493027', /courant/],
    ['letters around what everybody tries', 'qxsoleildoudouvz', null],
    ['too few letters around it', 'qxsoleildoudouv', /courant/],
  ])('%s: %s', (_, password, reason) => {
    const refusal = refusePassword(password)
    if (reason === null) expect(refusal).toBeNull()
    else expect(refusal).toMatch(reason)
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
  it('lets a super admin change any team, several at once', () => {
    const wanted = [row('a', 'EDITOR'), row('b', 'ADMIN')]
    const boss: Actor = { id: 's', isSuperAdmin: true }
    expect(changeTeams(boss, [row('c', 'ADMIN')], wanted)).toEqual({
      allowed: true,
      memberships: wanted,
    })
  })
  it('says whose team it is not, whatever the same role elsewhere', () => {
    const before = [row('b', 'EDITOR')]
    const refused = { allowed: false, reason: expect.stringContaining('l’équipe') as unknown }
    expect(changeTeams({ id: 'x' }, before, [row('a', 'EDITOR')])).toEqual(refused)
    expect(changeTeams({ id: 'x', memberships: null }, [], [row('a', 'EDITOR')])).toEqual(refused)
    expect(changeTeams(admin, before, [row('b', 'ADMIN')])).toEqual(refused)
  })
  it('lets people leave a team by themselves, that one alone, and nobody else', () => {
    const before = [row('a', 'EDITOR'), row('b', 'EDITOR')]
    const editor = { id: 'e', memberships: before }
    const left = (isOwn: boolean, leaves: string | null) =>
      changeTeams(editor, before, [], isOwn, leaves)
    expect(left(true, 'a')).toEqual({ allowed: true, memberships: [row('b', 'EDITOR')] })
    expect(left(true, null)).toEqual({ allowed: true, memberships: before })
    expect(left(false, 'a')).toEqual({ allowed: true, memberships: before })
  })
  it('takes one’s own choice shelter by shelter', () => {
    const before = [row('a', 'EDITOR'), row('b', 'EDITOR')]
    const wanted = [
      { ...row('b', 'EDITOR'), showOnSite: true },
      { ...row('a', 'EDITOR'), showOnSite: false, photo: null },
    ]
    expect(changeTeams({ id: 'e', memberships: before }, before, wanted, true)).toEqual({
      allowed: true,
      memberships: [
        { ...row('a', 'EDITOR'), showOnSite: false, photo: null },
        { ...row('b', 'EDITOR'), showOnSite: true },
      ],
    })
  })
})

it('sees which shelters lose an administrator', () => {
  const before = [row('a', 'ADMIN'), row('b', 'ADMIN'), row('c', 'EDITOR')]
  expect(sheltersLosingAdmin(before, [row('a', 'ADMIN'), row('b', 'EDITOR')])).toEqual(['b'])
  expect(sheltersLosingAdmin(before, [])).toEqual(['a', 'b'])
  // A row whose shelter is gone leaves nobody without an administrator.
  expect(sheltersLosingAdmin([row('', 'ADMIN')], [])).toEqual([])
})

it('asks for the present password when people change their own e-mail or password', () => {
  const person = { id: 'a', email: 'lea@exemple.fr' }
  expect(needsPresentPassword('a', person, { password: 'autre' })).toBe(true)
  expect(needsPresentPassword('a', person, { email: 'lea.b@exemple.fr' })).toBe(true)
  // A form sends every column, the unchanged ones too.
  expect(needsPresentPassword('a', person, { email: ' LEA@exemple.fr' })).toBe(false)
  expect(needsPresentPassword('a', person, { email: null, password: null })).toBe(false)
  expect(needsPresentPassword('a', { ...person, email: ' Lea@exemple.fr ' }, person)).toBe(false)
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

it('the last visit is a week before the last session ends', () => {
  expect(lastVisitOf(Date.parse('2026-11-25T08:00:00Z'))).toBe('2026-11-18T08:00:00.000Z')
})

it('a letter names who proved the address, and nobody else', () => {
  expect(greeting({ name: 'Élise', emailVerified: '2026-01-01' })).toBe('Bonjour Élise')
  expect(greeting({ name: 'Cliquez ici' })).toBe('Bonjour')
  expect(greeting({ name: 'Cliquez ici', emailVerified: null })).toBe('Bonjour')
})
