import { gzipSync } from 'node:zlib'

import { namedIn } from '../../scripts/bench/weights.mjs'
import { livingInStatic } from '../../src/platform/http/pages/flight'
import { expect, test } from '../support/e2e'
import { HOME, openAwake } from './visitor'

const desktop = { tag: '@desktop' }

/**
 * Kilobytes of the document and its data, and of its styles after gzip, that a page may have. More is
 * a mistake, or a reason that is written down here.
 */
const PAGES: Array<[path: string, document: number, styles: number]> = [
  ['/', 86, 24],
  ['/animaux', 86, 24],
  ['/refuges', 80, 20],
  ['/animaux-perdus', 80, 20],
  ['/faq', 60, 16],
  ['/promenades', 80, 20],
  ['/wall', 80, 20],
  ['/soins', 80, 20],
  ['/bonnes-adresses', 80, 20],
  ['/agir/devenir-benevole', 80, 20],
  [HOME, 80, 30],
  [`${HOME}/animals`, 80, 28],
  [`${HOME}/donate`, 60, 16],
]

const size = (text: string) => Buffer.byteLength(text) / 1024

const scriptBytes = new Map<string, Promise<number>>()

/** Bytes of a script after gzip. */
function gzipped(address: string): Promise<number> {
  const known =
    scriptBytes.get(address) ??
    fetch(address).then(async (answer) => gzipSync(await answer.text()).length)
  scriptBytes.set(address, known)
  return known
}

for (const [path, most, mostStyles] of PAGES) {
  test(`${path} says nothing twice that nobody can press`, desktop, async ({ request, site }) => {
    const page = await request.get(site.url + path)
    const html = await page.text()
    expect(size(html)).toBeLessThan(most)
    // Nothing is asked for ahead but what the page names.
    expect(page.headers().link).toBeUndefined()
    // One file; what it is made of is named by a script.
    const [sheet, ...others] = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)]
    expect(others).toEqual([])
    const answer = await fetch(site.url + sheet?.[1])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).not.toBeNull()
    expect(size(await answer.text()) / 4).toBeLessThan(mostStyles)
    // Until all is there to be laid out, no script waits for the styles.
    const shown = html.slice(0, html.lastIndexOf('</footer>'))
    expect(shown).toContain('<main')
    const scripts = [...shown.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    const running = scripts.filter((tag) => !/type="application\/ld\+json"|noModule=""/.test(tag))
    expect(running).toEqual([expect.stringMatching(/^<script type="module" async=""/)])
    // Scripts take no place from styles, letters and the first picture.
    expect(html).not.toMatch(/<script src="[^"]+"[^>]* async=""|rel="preload" as="script"/)
    const asked = namedIn(html)
    expect(asked.length).toBeGreaterThan(5)
    const bytes = await Promise.all(asked.map((script) => gzipped(site.url + script)))
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(146 * 1024)
  })
}

/** Lists that no script draws again: a card is sent once, as HTML. */
const LISTS = [
  '/refuges',
  '/animaux-perdus',
  '/animaux-trouves',
  '/promenades',
  '/soins',
  '/bonnes-adresses',
  '/educateurs',
  '/wall',
  '/dons-en-nature',
  '/agir/campagnes',
  '/agir/devenir-benevole',
]

/** The scripts with the data of a page. */
const flightOf = (html: string): string =>
  [...html.matchAll(/self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs)]
    .map(([, text = '']) => text)
    .join('')

/** Words of its cards that no escape cuts, long enough to stand nowhere else. */
const cardWords = (html: string): string[] =>
  [...html.matchAll(/<article[ >].*?<\/article>/gs)].flatMap(([card]) =>
    [...card.matchAll(/>([^<>&]{16,})</g)].map(([, words = '']) => words),
  )

for (const path of new Set([...PAGES.map(([page]) => page), ...LISTS])) {
  test(`${path} has nothing to press inside of what is static`, desktop, async ({ site }) => {
    const answer = await fetch(`${site.url}${path}?_rsc`, { headers: { rsc: '1' } })
    expect(answer.headers.get('content-type')).toContain('text/x-component')
    expect(livingInStatic(await answer.text())).toEqual([])
  })
}

for (const path of LISTS) {
  test(`${path} sends the words of its cards once`, desktop, async ({ request, site }) => {
    const html = await (await request.get(site.url + path)).text()
    const flight = flightOf(html)
    expect(flight).toContain('parallelRouterKey')
    const words = cardWords(html)
    expect(words).not.toHaveLength(0)
    expect(words.filter((each) => flight.includes(each))).toEqual([])
  })
}

test(
  'a stranger has no styles put together that no page names',
  desktop,
  async ({ request, site }) => {
    const html = await (await request.get(`${site.url}/`)).text()
    const own = /href="([^"]+,[^"]+\.css)"/.exec(html)?.[1] ?? ''
    const [, before, list, after] = /^(.*\.)([^.]+)(\.css)$/.exec(own) ?? []
    const names = list?.split(',') ?? []
    expect(names.length).toBeGreaterThan(1)
    expect((await fetch(site.url + own)).status).toBe(200)
    for (const other of [[...names].reverse(), names.slice(1), [...names, ...names]]) {
      expect((await fetch(`${site.url}${before}${other.join(',')}${after}`)).status).toBe(404)
    }
  },
)

test('what its one file of styles is made of is never asked for', desktop, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url())
  })
  await openAwake(page, '/animaux')
  const named = await page
    .locator('link[data-precedence]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const [whole = ''] = asked
  expect(named.map((each) => /([^/]+)\.css$/.exec(each)?.[1]).join()).toBe(
    /\.([^/]+)\.css$/.exec(whole)?.[1],
  )
  // Nor by a list that goes on without a new page.
  await page.getByRole('link', { name: /^Voir la suite/ }).click()
  await page.waitForURL(/page=2/)
  await page.waitForLoadState('networkidle')
  expect(named.filter((each) => asked.includes(each))).toEqual([])
})

test('a page leaves compressed, once, with a version', desktop, async ({ site }) => {
  const ask = (headers: Record<string, string>) => fetch(`${site.url}/a-propos`, { headers })
  const plain = await ask({ 'accept-encoding': 'identity' })
  const text = await plain.text()
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const encoding of ['gzip', 'br']) {
    // Made by Next.js, then kept: both are the same page.
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask({ 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'))
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await answer.text()).toBe(text)
    }
  }
  const known = await ask({ 'if-none-match': plain.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
  const missing = await fetch(`${site.url}/nulle-part`, { headers: { 'accept-encoding': 'gzip' } })
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Page 404')
})

test(
  'a page that another program changed keeps what was not sent twice',
  desktop,
  async ({ page, site }) => {
    // An extension that writes into the page before React reads it: React builds it anew.
    await page.route(`${site.url}/`, async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({
        response: answer,
        body: html.replace('<h1>', '<h1><b>Ajouté</b>'),
      })
    })
    await openAwake(page, `${site.url}/`)
    await expect(page.getByRole('contentinfo')).toContainText('Rejoindre la plateforme')
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText(
      'Découvrir',
    )
    await expect(page.locator('article button[data-heart]').first()).toBeVisible()
  },
)
