import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Who } from './access/world'
import { ask, openSite, type Site } from './api-client'

let site: Site
const go = (path: string, as: Who = 'anonymous', headers?: Record<string, string>) =>
  ask(site, 'GET', path, { as, headers })
const target = async (path: string, as: Who) => {
  const { status, headers } = await go(path, as)
  return [status, headers.get('location')]
}

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

describe('/shelter/{id}/admin', () => {
  it('asks a stranger to sign in, and brings them back', async () => {
    const path = '/shelter/alpha/admin/animals?search=na&page=2'
    const { status, headers } = await go(path)
    const location = new URL(headers.get('location') ?? '', 'http://here')
    expect(status).toBe(307)
    expect(location.pathname).toBe('/auth/connexion')
    expect(location.searchParams.get('suite')).toBe(path)
  })

  it('chooses the shelter and shows the screen, by slug and by id', async () => {
    const { a } = site.world
    for (const key of ['alpha', a.shelter]) {
      const { status, headers } = await go(`/shelter/${key}/admin/animals?sortBy=name`, 'editor')
      expect([status, headers.get('location')]).toEqual([
        307,
        '/admin/collections/animals?sortBy=name&sortOrder=desc',
      ])
      expect(headers.get('set-cookie')).toContain(`payload-tenant=${a.shelter}; Path=/`)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('lands on a screen that exists', async () => {
    const { a } = site.world
    for (const path of [
      '',
      '/animals',
      '/animals/create',
      `/animals/${a.animals.public}/edit`,
      '/settings',
    ]) {
      const { headers } = await go(`/shelter/alpha/admin${path}`, 'admin')
      const cookie = `payload-token=${site.world.tokens.admin}; payload-tenant=${a.shelter}`
      const screen = await go(headers.get('location') ?? '/nowhere', 'anonymous', { cookie })
      expect(screen.status, path).toBe(200)
      expect(screen.text, path).not.toContain('Non trouvé')
    }
  })

  const needed: Array<[string, Who, string | null]> = [
    ['', 'editor', null],
    ['', 'volunteer', 'Éditeur'],
    ['/animals', 'editor', null],
    ['/animals', 'visitor', 'Éditeur'],
    ['/pages', 'moderator', null],
    ['/users', 'moderator', 'Administrateur'],
    ['/users', 'admin', null],
    ['/settings', 'editor', 'Administrateur'],
    ['/themes', 'admin', null],
    ['/animals', 'foreignAdmin', 'Éditeur'],
    ['/animals', 'superAdmin', null],
    ['/news', 'editor', null],
  ]
  it.each(needed)('%s for %s needs %s', async (path, as, role) => {
    const { status, text, headers } = await go(`/shelter/alpha/admin${path}`, as)
    expect(status).toBe(role ? 403 : 307)
    if (!role) return
    expect(headers.get('set-cookie')).toBeNull()
    expect(text).toContain('<html lang="fr">')
    expect(text).toContain(`« ${role} »`)
  })

  it.each([
    '/shelter/inconnu/admin',
    '/shelter/alpha/admin/nulle-part',
    '/shelter/alpha/admin/animals/x',
  ])('%s is a real 404', async (path) => {
    const { status, text } = await go(path, 'admin')
    expect(status).toBe(404)
    expect(text).toContain('Page 404')
  })

  it('does not tell a stranger that a hidden shelter exists', async () => {
    expect((await go('/shelter/gamma/admin', 'editor')).status).toBe(404)
    expect((await go('/shelter/gamma/admin', 'superAdmin')).status).toBe(307)
  })

  it('believes the session whatever link was followed', async () => {
    const { status, headers } = await go('/shelter/alpha/admin', 'editor', {
      origin: 'https://webmail.example',
      'sec-fetch-site': 'cross-site',
    })
    expect([status, headers.get('location')]).toEqual([307, '/admin'])
  })
})

describe('/shelter/admin', () => {
  it('goes straight in, offers a choice, or refuses', async () => {
    expect(await target('/shelter/admin', 'anonymous')).toEqual([
      307,
      '/auth/connexion?suite=%2Fshelter%2Fadmin',
    ])
    expect(await target('/shelter/admin', 'editor')).toEqual([307, '/shelter/alpha/admin'])
    const all = await go('/shelter/admin', 'superAdmin')
    expect(all.status).toBe(200)
    for (const href of ['/shelter/alpha/admin', '/shelter/beta/admin', '/super-admin']) {
      expect(all.text).toContain(`href="${href}"`)
    }
    for (const as of ['visitor', 'volunteer'] as const) {
      const { status, text } = await go('/shelter/admin', as)
      expect(status).toBe(403)
      expect(text).toContain('Éditeur')
    }
  })
})

describe('/super-admin', () => {
  it('is for super admins alone', async () => {
    expect((await target('/super-admin', 'anonymous'))[0]).toBe(307)
    for (const as of ['visitor', 'editor', 'admin'] as const) {
      const { status, text } = await go('/super-admin', as)
      expect(status).toBe(403)
      expect(text).toContain('Super Admin')
    }
    expect(await target('/super-admin', 'superAdmin')).toEqual([307, '/admin'])
    const animals = await go('/super-admin/animals?sortBy=name&sortOrder=asc', 'superAdmin')
    expect(animals.headers.get('location')).toBe(
      '/admin/collections/animals?sortBy=name&sortOrder=asc',
    )
    expect(animals.headers.get('set-cookie')).toMatch(/payload-tenant=;.*Max-Age=0/)
    expect(await target('/super-admin/badges', 'superAdmin')).toEqual([307, '/admin/badges'])
    expect((await go('/super-admin/badges', 'admin')).status).toBe(403)
    expect((await go('/super-admin/nulle-part', 'superAdmin')).status).toBe(404)
    for (const area of ['donations', 'tickets', 'forms', 'plans', 'adoptions', 'receipts']) {
      const { status, headers } = await go(`/super-admin/${area}`, 'superAdmin')
      expect([area, status]).toEqual([area, 307])
      const cookie = `payload-token=${site.world.tokens.superAdmin}`
      const screen = await go(headers.get('location') ?? '', 'anonymous', { cookie })
      expect([area, screen.status]).toEqual([area, 200])
      expect(screen.text).not.toContain('Non trouvé')
    }
  })
})
