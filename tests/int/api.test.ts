import { readFile } from 'node:fs/promises'

import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PUBLIC_FIELDS } from '@/features/animals/model'
import { readShelter } from '@/features/shelters/api'

import { legalCat, ROLES } from './access/world'
import { ask, openSite, type Site } from './api-client'

const asProgram = { overrideAccess: true, depth: 0 } as const

let site: Site
const get = (path: string, as?: Parameters<typeof ask>[3]) => ask(site, 'GET', path, as)

type Animal = { id: string; name: string; shelter: { slug: string }; image: string; breed: string }
const names = (list: unknown) => (list as Animal[]).map(({ name }) => name)

beforeAll(async () => {
  site = await openSite()
  const add = (name: string, shelter: string, more: object) =>
    site.payload.create({
      collection: 'animals',
      ...asProgram,
      data: { name, shelter, status: 'AT_SHELTER', isVisible: true, ...legalCat, ...more },
    })
  const { a } = site.world
  const photos = [a.media]
  await add('Étoile', a.shelter, { isSos: true, fee: 12_050, breed: 'Sacré de Birmanie', photos })
  await add('Zorro 100%', a.shelter, { sociabilityDogs: 'GOOD', weight: 3, fosterWanted: true })
  await add('Ulysse', a.shelter, { sociabilityDogs: 'POOR', birthDate: '2010-01-01', weight: 6 })
  await add('Vénus', a.shelter, { status: 'ADOPTED', birthDate: '2026-08-01' })
  await add('Perdu', a.shelter, { status: 'LOST' })
})
afterAll(() => site.server.stop())

type ApiAnimal = Record<'distance' | 'isMicrochipped' | 'microchipNumber', unknown>

describe('GET /api/animals', () => {
  it('shows what is public, and nothing else', async () => {
    const { status, json } = await get('/api/animals')
    expect(status).toBe(200)
    expect(json.success).toBe(true)
    expect(json.animals).toEqual(json.data)
    expect(names(json.data).sort()).toEqual(
      ['Nala', 'Nala', 'Ulysse', 'Vénus', 'Zorro 100%', 'Étoile'].sort(),
    )
    expect(json.pagination).toEqual({ page: 1, limit: 12, total: 6, pages: 1 })
  })

  it.each(ROLES)('is the same for %s, private columns absent', async (as) => {
    const { json, text } = await get('/api/animals?limit=100', { as })
    for (const animal of json.data as ApiAnimal[]) {
      // How far it is belongs to the question, not to the animal.
      const { distance, isMicrochipped, microchipNumber, ...facts } = animal
      expect([isMicrochipped, microchipNumber]).toEqual([true, '250260000000001'])
      expect(distance).toBeNull()
      expect(PUBLIC_FIELDS).toEqual(expect.arrayContaining(Object.keys(facts)))
    }
    expect(names(json.data)).not.toContain('Ombre')
    expect(text).not.toMatch(/Secret|Propriétaire/)
  })

  it('gives sums in euros', async () => {
    const { json } = await get('/api/animals?search=etoile')
    expect(json.data).toMatchObject([{ fee: 120.5 }])
  })

  it.each([
    ['search=etoile', ['Étoile']],
    ['search=ETOILE', ['Étoile']],
    ['search=birmanie', ['Étoile']],
    ['search=100%25', ['Zorro 100%']],
    ['search=%25', []],
    ['search=_', []],
    ["search=';drop table animals;--", []],
    ['isSos=true', ['Étoile']],
    ['fosterWanted=true', ['Zorro 100%']],
    ['status=ADOPTED', ['Vénus']],
    ['isAdopted=true', ['Vénus']],
    ['goodWithDogs=YES', ['Zorro 100%']],
    ['goodWithDogs=NO', ['Ulysse']],
    ['ageBand=SENIOR', ['Ulysse']],
    ['ageBand=JUNIOR', ['Vénus']],
    ['minWeight=2&maxWeight=4', ['Zorro 100%']],
    ['species=DOG', []],
    ['department=75', []],
    ['department=35&sortBy=name&limit=1&page=2', ['Vénus']],
  ])('%s finds %j', async (query, found) => {
    const { status, json } = await get(`/api/animals?${query}`)
    expect(status).toBe(200)
    expect(names(json.data)).toEqual(found)
  })

  it('knows a shelter by id and by slug', async () => {
    const { a } = site.world
    const byId = await get(`/api/animals?shelterId=${a.shelter}&sortBy=name`)
    const bySlug = await get('/api/animals?shelterId=alpha&sortBy=name')
    expect(names(byId.json.data)).toHaveLength(5)
    expect(bySlug.json.data).toEqual(byId.json.data)
    for (const none of ['gamma', 'inconnu', site.world.suspended.shelter]) {
      expect((await get(`/api/animals?shelterId=${none}`)).status).toBe(404)
    }
  })

  it('gives each a picture at the size of a card', async () => {
    const { json } = await get('/api/animals?sortBy=name&sortOrder=asc&shelterId=alpha')
    const images = (json.data as Animal[]).map(({ image }) => image)
    expect(images.filter((image) => image === '/placeholder-animal.svg')).toHaveLength(4)
    const [photo = ''] = images.filter((image) => image.startsWith('/api/cms/media/file/'))
    expect((await fetch(site.server.url + photo)).headers.get('content-type')).toMatch(/^image\//)
    expect((await fetch(`${site.server.url}/placeholder-animal.svg`)).status).toBe(200)
  })

  it.each([
    'limit=0',
    'limit=100000',
    'page=-1',
    'page=NaN',
    'status=DECEASED',
    'sortBy=previousOwner',
    'veterinaryNotes=x',
    'where[idNumber][equals]=1',
    'limit=1&limit=2',
  ])('refuses %s in French', async (query) => {
    const { status, json } = await get(`/api/animals?${query}`)
    expect(status).toBe(400)
    expect([json.success, typeof json.error]).toEqual([false, 'string'])
    expect(Object.keys(json.fields ?? {})).toHaveLength(1)
  })

  it('is fresh on the next request of the shelter’s list after a change in the CMS', async () => {
    const list = '/api/animals?shelterId=alpha&search=&isSos=true'
    expect(names((await get(list)).json.data)).toEqual(['Étoile'])
    const { a } = site.world
    const changed = await ask(site, 'PATCH', `/api/cms/animals/${a.animals.public}`, {
      as: 'editor',
      body: { isSos: true },
    })
    expect(changed.status).toBe(200)
    expect(names((await get(list)).json.data).sort()).toEqual(['Nala', 'Étoile'])
  })
})

describe('GET /api/shelters/{id} and /api/shelter/{id}/theme', () => {
  it('give the public view twice, by id or slug', async () => {
    const { json, headers } = await get('/api/shelters/alpha')
    const { schema } = readShelter.answers[200] ?? {}
    expect(Object.keys(json).sort()).toEqual(Object.keys((schema as z.ZodObject).shape).sort())
    expect(json).toMatchObject({ country: 'France', isPhysical: true, photos: [] })
    expect(json.success).toBe(true)
    expect(json.data).toMatchObject({ id: site.world.a.shelter, slug: 'alpha', city: 'Rennes' })
    expect(json).toMatchObject(json.data as object)
    expect(headers.get('cache-control')).toContain('s-maxage=1')
    expect((await get(`/api/shelters/${site.world.a.shelter}`)).json).toEqual(json)
  })
  it('keep to themselves what is private', async () => {
    expect((await get('/api/shelters/alpha', { as: 'admin' })).text).not.toMatch(
      /12345678901234|06 39 98 00 01/,
    )
  })
  it('give the colours bare, over the defaults', async () => {
    const { json } = await get('/api/shelter/alpha/theme')
    expect(Object.keys(json)).toHaveLength(13)
    expect(json.primaryColor).toBe('#3B82F6')
  })
  it.each(['gamma', 'inconnu', 'A%00B', '..%2F..', '%27%20or%201%3D1', 'x'.repeat(200)])(
    'answer 404 for «\u00a0%s\u00a0»',
    async (key) => {
      for (const path of [`/api/shelters/${key}`, `/api/shelter/${key}/theme`]) {
        const { status, json } = await get(path)
        expect(status).toBe(404)
        expect(json.success).toBe(false)
      }
    },
  )
})

describe('GET /api/user/shelters', () => {
  it('is refused signed out', async () => {
    const { status, json } = await get('/api/user/shelters')
    expect([status, json.success]).toEqual([401, false])
  })
  it.each([
    ['visitor', []],
    ['volunteer', [['alpha', 'Bénévole', false]]],
    ['editor', [['alpha', 'Éditeur', true]]],
    ['foreignAdmin', [['beta', 'Administrateur', true]]],
    [
      'mixed',
      [
        ['alpha', 'Éditeur', true],
        ['beta', 'Bénévole', false],
      ],
    ],
    [
      'superAdmin',
      [
        ['alpha', 'Super Admin', true],
        ['beta', 'Super Admin', true],
      ],
    ],
  ] as const)('lists those of %s', async (as, expected) => {
    const { json } = await get('/api/user/shelters', { as })
    const rows = json.shelters as Array<{ slug: string; roleLabel: string; canViewAdmin: boolean }>
    expect(
      rows.map(({ slug, roleLabel, canViewAdmin }) => [slug, roleLabel, canViewAdmin]),
    ).toEqual(expected)
  })
})

describe('every address', () => {
  it('answers in the envelope, with an id, and is never kept', async () => {
    for (const path of ['/api', '/api/nothing', '/api/animals/x/y', '/api/Animals']) {
      const { status, json, headers } = await get(path)
      expect([status, json.success], path).toEqual([404, false])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
    }
  })
  it('echoes the id of a proxy, and writes one line of log without the query', async () => {
    const id = 'proxy-0123456789'
    const { headers } = await get('/api/animals?search=Martin', { headers: { 'x-request-id': id } })
    expect(headers.get('x-request-id')).toBe(id)
    const lines = (await readFile(site.server.logFile, 'utf8')).split('\n')
    const line = lines.find((each) => each.includes(id)) ?? ''
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/api/animals', status: 200 })
    expect(line).not.toContain('Martin')
  })
  it('says which methods it has', async () => {
    const refused = await ask(site, 'DELETE', '/api/animals')
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(refused.json.success).toBe(false)
    expect((await ask(site, 'OPTIONS', '/api/animals')).status).toBe(204)
    const head = await ask(site, 'HEAD', '/api/animals')
    expect([head.status, head.text]).toEqual([200, ''])
  })
  it('carries the headers of its kind', async () => {
    const api = (await get('/api/animals')).headers
    expect(api.get('content-security-policy')).toContain("default-src 'none'")
    const page = (await get('/auth/connexion')).headers
    expect(page.get('content-security-policy')).toMatch(
      /object-src 'none'.*base-uri 'self'.*form-action 'self'.*frame-ancestors 'none'/,
    )
    expect(page.get('content-security-policy')).not.toContain('unsafe-eval')
    const admin = (await get('/admin', { as: 'admin' })).headers
    expect(admin.get('content-security-policy')).toContain("frame-src 'self'")
    for (const headers of [api, page, admin]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toContain('max-age')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
  it('is in the document', async () => {
    const { status, json } = await get('/api/openapi.json')
    expect([status, json.openapi]).toEqual([200, '3.1.0'])
    expect(Object.keys(json.paths as object)).toContain('/api/animals')
  })
  it('is alive and ready', async () => {
    expect((await get('/api/health')).json).toEqual({ success: true, status: 'ok' })
    expect((await get('/api/ready')).json).toEqual({
      success: true,
      checks: { database: 'ok', migrations: 'ok', storage: 'ok' },
    })
  })
})
