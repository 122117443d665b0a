import { afterEach, expect, it, vi } from 'vitest'

import { draftCookies, noDraft } from './form-draft'
import { ownCookie } from './own-cookie'

afterEach(() => vi.unstubAllEnvs())

it('no script reads it, no other site sends it', () => {
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000')
  expect(ownCookie('nom', 'valeur', { path: '/don', seconds: 60 })).toBe(
    'nom=valeur; Path=/don; Max-Age=60; HttpOnly; SameSite=Strict',
  )
})

it('what was typed travels encrypted wherever the site does', () => {
  vi.stubEnv('PUBLIC_URL', 'https://refuge.fr')
  for (const cookie of [
    ...draftCookies('/contact', { nom: 'Élise' }, {}),
    ...noDraft('/contact'),
  ]) {
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/)
  }
})
