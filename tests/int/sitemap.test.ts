import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, openSite, type Site } from './api-client'

const open = randomUUID()
let site: Site
beforeAll(async () => {
  site = await openSite()
  const { pool } = site.payload.db as unknown as {
    pool: { query: (sql: string, values: unknown[]) => Promise<unknown> }
  }
  // One of the shelters takes payments; the other asks for gifts, and cannot take them yet.
  await pool.query(
    `update shelters set accepts_donations = true, accepts_sponsoring = true, payout_state = $2::enum_shelters_payout_state,
       stripe_account_id = $3 where id = $1`,
    [site.world.a.shelter, 'ENABLED', 'acct_sim_alpha'],
  )
  await pool.query(
    'update shelters set accepts_donations = true, accepts_sponsoring = true where id = $1',
    [site.world.b.shelter],
  )
  // One that people look for, one that is home, one taken down and one that waits for its author.
  await pool.query(
    `insert into lost_found_reports (id, kind, status, species, sex, chip, day, lat, lng, shown_lat,
       shown_lng, contact_name, email, department, commune_name, confirmed_at, hidden_at)
     select r.id, 'LOST', r.status::enum_lost_found_reports_status, 'CAT', 'UNKNOWN', 'UNKNOWN',
       '2026-11-24', 47.13, 0.99, 47.13, 0.99, 'Jeanne', 'jeanne@exemple.fr', '37', 'Loches',
       case when r.is_online then now() end, case when r.is_hidden then now() end
     from (values ($1::uuid, 'OPEN', true, false), (gen_random_uuid(), 'RETURNED', true, false),
       (gen_random_uuid(), 'OPEN', true, true), (gen_random_uuid(), 'OPEN', false, false))
       as r(id, status, is_online, is_hidden)`,
    [open],
  )
})
afterAll(() => site.server.stop())

const get = (path: string) => ask(site, 'GET', path)

async function addresses(file: string): Promise<string[]> {
  const { text } = await get(file)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
}

describe('robots.txt and the sitemap', () => {
  it('robots are sent to the sitemap of this very site', async () => {
    const { status, text, headers } = await get('/robots.txt')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    expect(text).toContain(`Sitemap: ${site.server.url}/sitemap.xml`)
    expect(text).toContain('Disallow: /admin')
  })

  it('every address of the sitemap answers, and is public', async () => {
    const files = await addresses('/sitemap.xml')
    expect(files[0]).toBe(`${site.server.url}/sitemaps/platform-1.xml`)
    const all: string[] = []
    for (const file of files) all.push(...(await addresses(new URL(file).pathname)))
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain(`${site.server.url}/shelter/alpha`)
    expect(all.filter((url) => /\/(?:donate|sponsor)$/.test(url))).toEqual([
      `${site.server.url}/shelter/alpha/donate`,
      `${site.server.url}/shelter/alpha/sponsor`,
    ])
    expect(all).toContain(`${site.server.url}/animaux?canBeSponsored=true`)
    expect(all).toContain(`${site.server.url}/don/plateforme`)
    for (const url of all) {
      const path = url.replace(site.server.url, '')
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
  })

  it('reports are listed while people look, and not when they are over or hidden', async () => {
    const all = await addresses('/sitemaps/reports-1.xml')
    expect(all).toEqual([`${site.server.url}/animaux-perdus/${open}`])
  })

  it('a part that is not there is a 404', async () => {
    for (const name of ['animals-99.xml', 'constructor-1.xml', 'animals', 'index'])
      expect((await get(`/sitemaps/${name}`)).status).toBe(404)
  })
})

describe('animals to sponsor', () => {
  it('are those of the shelters that one can pay for it', async () => {
    const { status, text } = await get('/animaux?canBeSponsored=true')
    expect(status).toBe(200)
    expect(text).toContain('<h1>Animaux à parrainer</h1>')
    const list = await get('/api/animals?status=AT_SHELTER&canBeSponsored=true&limit=100')
    const { animals } = list.json as { animals: Array<{ shelter: { slug: string } }> }
    expect(animals.length).toBeGreaterThan(0)
    expect(new Set(animals.map(({ shelter }) => shelter.slug))).toEqual(new Set(['alpha']))
    const others = await get('/api/animals?status=ADOPTED&canBeSponsored=true')
    expect(others.json).toMatchObject({ animals: [] })
  })
})

describe('one page, one address', () => {
  it.each([
    ['/animals', '/animaux'],
    ['/animals?species=CAT', '/animaux?species=CAT'],
    ['/animaux-perdus/', '/animaux-perdus'],
    ['/agir/maltraitance/', '/agir/maltraitance'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from)
    expect(status).toBe(308)
    const location = new URL(headers.get('location') ?? '', site.server.url)
    expect(location.pathname + location.search).toBe(to)
  })

  it('no page under development has another name', async () => {
    for (const path of ['/en-chantier/constructor', '/en-chantier/rien', '/agir/rien'])
      expect((await get(path)).status).toBe(404)
  })

  it('the new addresses carry the headers of the network', async () => {
    for (const path of ['/agir/maltraitance', '/plan-du-site', '/sitemap.xml', '/robots.txt']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
    expect((await get('/plan-du-site')).headers.get('cache-control')).toMatch(/s-maxage=1\b/)
    // What a browser shared with others must not show again.
    for (const path of ['/agir/maltraitance', '/agir/maltraitance/corriger']) {
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
