import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, openSite, type Site } from './api-client'

let site: Site
const asProgram = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  site = await openSite()
  await set(site.world.a.shelter, { acceptsDonations: true, acceptsSponsoring: false })
})
afterAll(() => site.server.stop())

const set = (id: string, data: object) =>
  site.payload.update({ collection: 'shelters', id, ...asProgram, data })
const get = (path: string) => ask(site, 'GET', path)

const facts = (html: string): Array<Record<string, unknown>> =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

describe('pages of a shelter', () => {
  it.each(['about', 'contact', 'donate', 'animals', 'news'])('/%s answers', async (page) => {
    const { status, text } = await get(`/shelter/alpha/${page}`)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/shelter/alpha/${page}"`))
    expect(text).toContain('property="og:title"')
  })
  it.each([
    '/shelter/alpha/sponsor',
    '/shelter/beta/donate',
    '/shelter/gamma/about',
    '/shelter/gamma/contact',
    '/shelter/gamma/donate',
    '/shelter/nulle-part/about',
  ])('%s is a real 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
  it('are reached by the identifier of the shelter too', async () => {
    const { status, headers } = await get(`/shelter/${site.world.a.shelter}/about`)
    expect([status, headers.get('location')]).toEqual([308, '/shelter/alpha/about'])
  })
  it('that cannot give yet are for no search engine', async () => {
    expect((await get('/shelter/alpha/donate')).text).toContain('name="robots" content="noindex')
    expect((await get('/shelter/alpha/about')).text).not.toContain('noindex')
  })
  it('say who they are to search engines', async () => {
    const said = facts((await get('/shelter/alpha/contact')).text)
    const shelter = said.find((each) => each['@type'] === 'AnimalShelter')
    expect(shelter).toMatchObject({ name: 'Refuge alpha', address: { '@type': 'PostalAddress' } })
    expect(shelter?.url).toMatch(/^https?:\/\/[^/]+\/shelter\/alpha$/)
    const trail = said.find((each) => each['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject([
      { name: 'Accueil' },
      { name: 'Refuges' },
      { name: 'Refuge alpha' },
      { name: 'Contact et accès', position: 4 },
    ])
  })
})

describe('the footer', () => {
  it('offers what the shelter accepts, from the next request on', async () => {
    const links = async () => {
      const { text } = await get('/shelter/alpha')
      return ['donate', 'sponsor'].filter((page) => text.includes(`href="/shelter/alpha/${page}"`))
    }
    expect(await links()).toEqual(['donate'])
    // Through the admin, which answers once the caches were told.
    const change = { acceptsDonations: false, acceptsSponsoring: true }
    const path = `/api/cms/shelters/${site.world.a.shelter}`
    expect((await ask(site, 'PATCH', path, { as: 'admin', body: change })).status).toBe(200)
    expect(await links()).toEqual(['sponsor'])
    expect((await get('/shelter/alpha/donate')).status).toBe(404)
    expect((await get('/shelter/alpha/sponsor')).status).toBe(200)
  })
  it('names the publisher, whose numbers no list or filter gives', async () => {
    expect((await get('/shelter/alpha')).text).toContain(
      'SIRET 732 829 320 00074'.replace(/(?<=\d) /g, '\u00a0'),
    )
    expect((await get('/api/cms/shelters')).text).not.toContain('73282932000074')
    expect((await get('/api/shelters/alpha')).text).not.toContain('73282932000074')
  })
})

describe('the directory', () => {
  it('is a page, with its filters in the address', async () => {
    const { status, text } = await get('/refuges?department=35')
    expect(status).toBe(200)
    expect(text).toContain('2 refuges')
    expect(text).toContain('Retirer «\u00a0Ille-et-Vilaine (35)\u00a0»')
    expect(text).not.toContain('Refuge gamma')
  })
  it('has no page beyond its last', async () => {
    expect((await get('/refuges?page=2')).status).toBe(404)
    expect((await get('/refuges?page=-1&species=DRAGON')).status).toBe(200)
  })
})
