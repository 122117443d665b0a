import { describe, expect, it } from 'vitest'

import { goesTogether, isOwnPath, wereTold, whyNot, willBeTold } from './model'

it.each([
  ['/notifications', true],
  ['/shelter/alpha?page=2#bas', true],
  ['//evil.fr', false],
  ['/\\evil.fr', false],
  ['https://evil.fr', false],
  ['/a b', false],
  ['', false],
])('the path %s is of this site: %s', (path, expected) => {
  expect(isOwnPath(path)).toBe(expected)
})

it('an alert goes to a department, and nothing else does', () => {
  expect(goesTogether('EMERGENCY_ALERT', 'DEPARTMENT')).toBe(true)
  expect(goesTogether('EMERGENCY_ALERT', 'ALL')).toBe(false)
  expect(goesTogether('GENERAL_INFO', 'DEPARTMENT')).toBe(false)
  expect(goesTogether('GENERAL_INFO', 'TEAMS')).toBe(true)
})

describe('what is planned leaves only', () => {
  const ok = {
    author: 'one',
    isPlatform: false,
    role: 'ADMIN',
    isSuperAdmin: false,
    shelterStatus: 'APPROVED',
  }
  it.each([
    [{}, null],
    [{ shelterStatus: 'PENDING' }, null],
    [{ role: null, isSuperAdmin: true }, null],
    [{ isPlatform: true, isSuperAdmin: true, shelterStatus: null }, null],
    [{ author: null }, /plus de compte/],
    [{ role: 'MODERATOR' }, /plus administrateur du refuge/],
    [{ role: null }, /plus administrateur du refuge/],
    [{ shelterStatus: 'SUSPENDED' }, /suspendu/],
    [{ shelterStatus: 'REJECTED' }, /suspendu/],
    [{ shelterStatus: null }, /n’existe plus/],
    [{ isPlatform: true }, /plus super administrateur/],
  ])('with %o', (change, reason) => {
    const why = whyNot({ ...ok, ...change })
    if (reason) expect(why).toMatch(reason)
    else expect(why).toBeNull()
  })
})

it('counts people in words', () => {
  expect([0, 1, 214].map(willBeTold)).toEqual([
    'Personne ne sera prévenu',
    'Une personne sera prévenue',
    '214 personnes seront prévenues',
  ])
  expect([0, 1, 2].map(wereTold)).toEqual([
    'personne à prévenir',
    'une personne prévenue',
    '2 personnes prévenues',
  ])
})
