import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PUBLIC_URL = 'https://refuges.exemple.fr'
})

const { draftCookies } = await import('./draft')
const { draftOf } = await import('./model')

it('what was typed goes through no open line, to no script, and to no other site', () => {
  for (const each of draftCookies('/don/plateforme', draftOf({ customerLastName: 'Martin' }))) {
    expect(each).toMatch(/; Path=\/don\/plateforme;.*; HttpOnly; SameSite=Strict; Secure$/)
  }
})
