import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, openSite, type Site } from './api-client'

const open = randomUUID()
let site: Site
beforeAll(async () => {
  site = await openSite()
  const { pool } = site.payload.db
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
    const names = ['walks-99.xml', 'constructor-1.xml', 'animals', 'index', 'refuge-rien.xml']
    for (const name of [...names, `refuge-${site.world.a.shelter}.xml`])
      expect((await get(`/sitemaps/${name}`)).status).toBe(404)
  })
})

describe('icons, and where to write to', () => {
  it('are where pages and the vocabulary of search engines say', async () => {
    const { text } = await get('/')
    for (const path of ['/favicon.ico', '/icon.svg', '/icons/apple-touch-icon.png'])
      expect(text).toContain(`href="${path}"`)
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
    const { icons } = JSON.parse(manifest.text) as { icons: Array<{ src: string }> }
    const logo = '/icons/icon-512.png'
    expect(text).toContain(`${site.server.url}${logo}`)
    for (const path of [logo, '/favicon.ico', ...icons.map(({ src }) => src)])
      expect([path, (await get(path)).status]).toEqual([path, 200])
    const { status, text: words } = await get('/.well-known/security.txt')
    expect([status, words.split('\n')[0]]).toEqual([200, `Contact: ${site.server.url}/contact`])
  })
})

describe('feeds', () => {
  it('tell what is public of a shelter, and of all of them', async () => {
    for (const [path, words] of [
      ['/flux/alpha/animaux/rss.xml', `/shelter/alpha/animals/${site.world.a.animals.public}`],
      ['/flux/animaux/atom.xml', `/animaux/${site.world.a.animals.public}`],
      ['/flux/alpha/actualites/feed.json', '/shelter/alpha/news/'],
      ['/flux/actualites/rss.xml', '/news/paru'],
    ] as const) {
      const { status, text, headers } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain(words)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      for (const id of [site.world.a.animals.hidden, site.world.a.news.draft])
        expect(text).not.toContain(id)
      expect(text).not.toContain('Ombre')
    }
    const { text, headers } = await get('/flux/alpha/actualites/rss.xml')
    expect(headers.get('content-type')).toContain('application/rss+xml')
    expect(text.match(/<item>/g)).toHaveLength(1)
  })
  it('are named by the pages that show the same', async () => {
    for (const [path, feed] of [
      ['/', '/flux/animaux/rss.xml'],
      ['/shelter/alpha', '/flux/alpha/actualites/atom.xml'],
      ['/shelter/alpha/news', '/flux/alpha/actualites/rss.xml'],
    ] as const)
      expect([path, (await get(path)).text.includes(`${feed}"`)]).toEqual([path, true])
  })
  it('of nobody are not there', async () => {
    for (const path of [
      'rien/animaux/rss.xml',
      'animaux',
      'animaux/rss',
      'alpha/constructor/rss.xml',
    ])
      expect((await get(`/flux/${path}`)).status).toBe(404)
  })
})

describe('the frame of other sites', () => {
  it('may be framed, shows what is public, and nothing of it acts', async () => {
    const { status, text, headers } = await get('/widget/alpha?species=CAT&count=3')
    expect(status).toBe(200)
    expect(text).toContain('Nala')
    expect(text).not.toContain('Ombre')
    expect(headers.get('x-frame-options')).toBeNull()
    const policy = headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("form-action 'none'")
    expect((await get('/widget/alpha?species=HORSE')).text).toContain('Aucun animal')
    expect((await get(`/widget/${site.world.a.shelter}`)).text).toContain('Nala')
  })
  it('is the only one', async () => {
    expect((await get('/widget/rien')).status).toBe(404)
    for (const path of [
      '/',
      '/widget',
      '/shelter/alpha',
      '/widgets/alpha',
      '/flux/animaux/rss.xml',
    ])
      expect([path, (await get(path)).headers.get('x-frame-options')]).toEqual([path, 'DENY'])
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
    ['/centre-de-soin', '/soins'],
    ['/centre-de-soin?kind=WILDLIFE&near=Rennes', '/soins?kind=WILDLIFE&near=Rennes'],
    ['/agir/maltraitance/', '/agir/maltraitance'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from)
    expect(status).toBe(308)
    const location = new URL(headers.get('location') ?? '', site.server.url)
    expect(location.pathname + location.search).toBe(to)
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
