import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findSheltersNear } from '@/features/directory/queries'
import found from '@/platform/geo/fixtures/found.json'

import { ask, openSite, type Site } from './api-client'

const asProgram = { overrideAccess: true, depth: 0 } as const
const LOCHES = {
  address: '4 rue des Lices',
  postalCode: '37600',
  city: 'Loches',
  country: 'France',
}
const RENNES = { lat: 48.1113, lng: -1.6742 }

let site: Site
let asked: string[] = []
let isAway = false
const service = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  response.statusCode = isAway ? 503 : 200
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(found))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  site = await openSite({ GEOCODER_URL: `http://127.0.0.1:${port}/search` })
  const at = (shelter: string, location: object, more: object = {}) =>
    site.payload.update({
      collection: 'shelters',
      id: shelter,
      ...asProgram,
      data: { location: { ...LOCHES, ...location }, ...more },
    })
  // An account alone proves nothing: its address has to be confirmed too.
  for (const who of ['visitor', 'volunteer'] as const) {
    const id = site.world.users[who]
    await site.payload.update({
      collection: 'users',
      id,
      ...asProgram,
      data: { emailVerified: null },
    })
  }
  await at(site.world.a.shelter, RENNES)
  await at(site.world.b.shelter, { lat: 48.08, lng: -1.2 })
  await at(site.world.suspended.shelter, RENNES)
})
afterAll(async () => {
  await site.server.stop()
  service.close()
})

const locate = (body: unknown, as: 'anonymous' | 'visitor' | 'volunteer' | 'editor' = 'editor') =>
  ask(site, 'POST', '/api/geo/locate', { as, body })

describe('« Localiser »', () => {
  it.each([
    ['anonymous', 401],
    ['visitor', 403],
    ['volunteer', 403],
    ['editor', 200],
  ] as const)('%s gets %i', async (who, status) => {
    expect((await locate(LOCHES, who)).status).toBe(status)
  })
  it('gives the point of the national service, asked once for one address', async () => {
    asked = []
    const first = await locate({ ...LOCHES, address: '4 rue des Lices, bâtiment B' })
    const again = await locate({ ...LOCHES, address: '4 RUE DES LICES, BATIMENT B' })
    expect(first.json.data).toMatchObject({ lat: 47.128916, lng: 0.994581, precision: 'address' })
    expect(again.json.data).toEqual(first.json.data)
    expect(asked).toHaveLength(1)
  })
  it('is for whoever may write a walk, too: an account whose address is confirmed', async () => {
    const { payload, world } = site
    const confirm = (emailVerified: string | null) =>
      payload.update({
        collection: 'users',
        id: world.users.visitor,
        data: { emailVerified },
        ...asProgram,
      })
    await confirm(new Date().toISOString())
    const answer = await locate({ ...LOCHES, postalCode: '', communeCode: '37132' }, 'visitor')
    await confirm(null)
    expect(answer.status).toBe(200)
    expect((await locate(LOCHES, 'visitor')).status).toBe(403)
  })
  it('gives the commune while the service is away', async () => {
    isAway = true
    const answer = await locate({ ...LOCHES, address: '99 rue Inconnue' })
    isAway = false
    expect(answer.json.data).toMatchObject({ precision: 'commune', label: '37600 Loches' })
  })
})

describe('shelters near a place', () => {
  const near = async (query: string) => ask(site, 'GET', `/api/shelters/near?${query}`)

  it('come in order, with their distance in metres, and only public ones', async () => {
    const answer = await near('postalCode=35000&city=Rennes&radiusKm=100')
    expect(answer.json.data).toMatchObject([{ slug: 'alpha' }, { slug: 'beta' }])
    const [first, second] = answer.json.data as Array<{ distance: number }>
    expect(first?.distance).toBeLessThan(1000)
    expect(second?.distance).toBeGreaterThan(34_000)
    expect(second?.distance).toBeLessThan(37_000)
  })
  it('stop at the radius and at the limit', async () => {
    expect((await near('lat=48.1113&lng=-1.6742&radiusKm=20')).json.data).toHaveLength(1)
    expect((await near('lat=48.1113&lng=-1.6742&radiusKm=100&limit=1')).json.data).toHaveLength(1)
    expect((await near('lat=43.3&lng=5.4&radiusKm=100')).json.data).toEqual([])
  })
  it('leave out one that receives nobody: its address is a family’s', async () => {
    const { payload, world } = site
    const set = (isPhysical: boolean) =>
      payload.update({
        collection: 'shelters',
        id: world.b.shelter,
        ...asProgram,
        data: { isPhysical },
      })
    await set(false)
    const all = { radius: 100_000, limit: 100 }
    expect((await findSheltersNear(RENNES, all)).map(({ slug }) => slug)).toEqual(['alpha'])
    await set(true)
    expect(await findSheltersNear(RENNES, all)).toHaveLength(2)
  })
  it.each([
    ['', 400],
    ['postalCode=3500', 400],
    ['postalCode=00000', 404],
    ['lat=91&lng=0', 400],
    ['lat=NaN&lng=0', 400],
    ['lat=48&lng=2&radiusKm=100000', 400],
    ['lat=48&lng=2&limit=100000', 400],
    ['lat=48&lng=2&where=1', 400],
  ])('« %s » is refused with %i', async (query, status) => {
    const answer = await near(query)
    expect(answer.status).toBe(status)
    expect(answer.json.success).toBe(false)
    expect(answer.json.error).toMatch(/\w/)
  })
})

it('communes are found by what is typed of them', async () => {
  const answer = await ask(site, 'GET', '/api/communes?q=st%20etienne&limit=3')
  expect(answer.json.data).toMatchObject([{ name: 'Saint-Étienne', code: '42218' }, {}, {}])
  expect((await ask(site, 'GET', '/api/communes?q=a')).json.error).toBe(
    'Écrivez au moins 2 caractères',
  )
})
