import { expect, test } from '../support/e2e'
import { animals, HOME, SHELTER } from './visitor'

test(
  'the first HTML carries the colours of the shelter',
  { tag: '@desktop' },
  async ({ request }) => {
    const html = await (await request.get(HOME)).text()
    expect(html).toContain('--theme-primary:#1E6B57')
    const other = await (await request.get('/shelter/les-amis-du-lac')).text()
    expect(other).toContain('--theme-primary:#2B5F8A')
  },
)

test(
  'what does not exist, is not public or is elsewhere answers 404',
  { tag: '@desktop' },
  async ({ request }) => {
    const [elsewhere] = (
      (await (await request.get('/api/animals?shelterId=les-amis-du-lac&limit=1')).json()) as {
        animals: Array<{ id: string }>
      }
    ).animals
    for (const path of [
      '/nulle-part',
      '/nimporte/quoi/du/tout',
      '/shelter/nulle-part',
      `/shelter/${'a'.repeat(300)}`,
      '/shelter/..%2F..%2Fetc',
      '/shelter/01a1fd11-c0e6-75ad-a258-fe0477006e06',
      `${HOME}/nulle-part`,
      `${HOME}/${'a'.repeat(300)}`,
      `${HOME}/%27%20or%201%3D1`,
      // A draft.
      `${HOME}/marche-de-noel`,
      `${HOME}/animals/pas-un-identifiant`,
      `${HOME}/animals/01a1fd11-c0e6-75ad-a258-fe0477006e06`,
      `${HOME}/animals/${elsewhere?.id}`,
      `${HOME}/animals?page=999`,
      `${HOME}/animals?page=-1`,
      `${HOME}/animals?limit=100000`,
      `${HOME}/animals?species=DRAGON`,
    ]) {
      const response = await request.get(path)
      expect([path, response.status()]).toEqual([path, 404])
      expect(await response.text()).toContain('Page 404')
      expect(response.headers()['cache-control']).not.toMatch(/s-maxage=\d\d/)
    }
  },
)

test(
  'an address that nothing answers to has its « Page 404 » without JavaScript',
  { tag: '@desktop' },
  async ({ request }) => {
    const html = await (await request.get('/nulle-part')).text()
    expect(html).toContain('<html lang="fr"')
    expect(html).toMatch(/<h1[^>]*>Page 404</)
  },
)

test(
  'one page, one address: the identifier of a shelter leads to its slug',
  { tag: '@desktop' },
  async ({ request }) => {
    const [found] = await animals(request, 'status=AT_SHELTER&limit=1')
    const { shelter } = found as unknown as { shelter: { id: string } }
    for (const rest of ['', '/le-refuge', '/animals?page=2', `/animals/${found?.id}`]) {
      const response = await request.get(`/shelter/${shelter.id}${rest}`, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers().location).toBe(`/shelter/${SHELTER}${rest}`)
    }
    const unknown = await request.get('/shelter/01a1fd11-c0e6-75ad-a258-fe0477006e06/animals')
    expect(unknown.status()).toBe(404)
  },
)

test(
  'a cached page is kept here, and proxies ask again after a second',
  { tag: '@desktop' },
  async ({ request }) => {
    const visit = async () => (await request.get(HOME)).headers()
    // Another test may change this page meanwhile: sooner or later it is kept.
    await expect.poll(async () => (await visit())['x-nextjs-cache']).toBe('HIT')
    const again = await request.get(HOME)
    expect(again.headers()['cache-control']).toMatch(/s-maxage=1\b.*stale-while-revalidate/)
  },
)

test('a page is light', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/', HOME, `${HOME}/animals`]) {
    const html = await (await request.get(path)).body()
    const { gzipSync } = await import('node:zlib')
    expect(gzipSync(html).length).toBeLessThan(40 * 1024)
  }
})
