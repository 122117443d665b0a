import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { landingOf, safeSuite, signInPath } from './suite'

describe('safeSuite', () => {
  it.each([
    '/',
    '/shelter/admin',
    '/shelter/refuge/admin/animals?search=a%20b&page=2',
    '/admin/collections/pages/1#contenu',
    '/une-page?retour=https%3A%2F%2Fexemple.fr',
  ])('goes to %s', (path) => {
    expect(safeSuite(path)).toBe(path)
  })

  it.each([
    ['/。x', '/%E3%80%82x'],
    ['/été?q=œuvre#fin', '/%C3%A9t%C3%A9?q=%C5%93uvre#fin'],
  ])('goes to %s, written as an answer can carry it', (asked, path) => {
    expect(safeSuite(asked)).toBe(path)
    expect(() => new Headers({ location: safeSuite(asked) ?? '' })).not.toThrow()
  })

  it.each([
    undefined,
    '',
    'evil.fr',
    'https://evil.fr',
    '//evil.fr',
    '/\\evil.fr',
    '\\\\evil.fr',
    '/\t/evil.fr',
    '/\n/evil.fr',
    '/%2F%2Fevil.fr',
    '/%2fevil.fr',
    '/%5Cevil.fr',
    '/%252Fevil.fr',
    '/%09/evil.fr',
    'javascript:alert(1)',
    '/a\u0000b',
    '/.//evil.fr/é',
    '/%2e//evil.fr/é',
    '/a/..//evil.fr/é',
    `/${'a'.repeat(3000)}`,
    ['/a'],
    '/auth/connexion?suite=/a',
  ])('refuses %j', (path) => {
    expect(safeSuite(path)).toBeNull()
  })

  it('never leads to another host, whatever is asked', () => {
    const site = 'https://patte-blanche.fr'
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '%2F', '%5C', '@', ':', '.', '%2e', 'é', 'evil.fr', '\t'),
    )
    fc.assert(
      fc.property(nasty, (parts) => {
        const path = safeSuite(parts.join(''))
        if (path !== null) expect(new URL(path, site).origin).toBe(site)
      }),
    )
  })
})

it('sends the staff to work and everybody else home', () => {
  expect(landingOf({ id: 'a', memberships: [{ shelter: 's', role: 'EDITOR' }] })).toBe(
    '/shelter/admin',
  )
  expect(landingOf({ id: 'a', memberships: [{ shelter: 's', role: 'VOLUNTEER' }] })).toBe('/')
  expect(landingOf({ id: 'a', isSuperAdmin: true })).toBe('/shelter/admin')
  expect(landingOf({ id: 'a' })).toBe('/')
})

it('writes the place to come back to whole', () => {
  const suite = '/shelter/a/admin?x=1&y=é'
  const path = signInPath(suite)
  expect(new URL(path, 'http://here').searchParams.get('suite')).toBe(suite)
  expect(signInPath(null)).toBe('/auth/connexion')
})
