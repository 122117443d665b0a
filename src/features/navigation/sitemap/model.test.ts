import { describe, expect, it } from 'vitest'

import {
  indexXml,
  latestDay,
  MOST_IMAGES,
  MOST_OF_SHELTER,
  partName,
  partOf,
  partsFor,
  PLATFORM_PATHS,
  robotsTxt,
  urlsetXml,
} from './model'

const days = {
  platform: [undefined],
  reports: ['2026-11-24'],
  walks: ['2026-11-25', '2026-11-20'],
  places: [],
  supplies: [],
  missions: [],
  campaigns: [],
}

describe('the sitemap', () => {
  it('is cut in parts, each with its own day where that is known', () => {
    expect(partsFor(days).map((part) => [partName(part), part.changedOn])).toEqual([
      ['platform-1.xml', undefined],
      ['reports-1.xml', '2026-11-24'],
      ['walks-1.xml', '2026-11-25'],
      ['walks-2.xml', '2026-11-20'],
    ])
  })

  it('knows the latest of some days', () => {
    expect(latestDay(['2026-11-20', undefined, '2026-11-25', '2026-11-24'])).toBe('2026-11-25')
    expect(latestDay([undefined])).toBeUndefined()
    expect(latestDay([])).toBeUndefined()
  })

  it('knows its parts by their names, and nothing else', () => {
    for (const { kind, batch } of partsFor(days))
      expect(partOf(partName({ kind, batch }))).toEqual({ kind, batch })
    for (const shelter of ['alpha', 'spa-de-loches-2'])
      expect(partOf(partName({ shelter, changedOn: '2026-11-26' }))).toEqual({ shelter })
    for (const name of ['walks-0.xml', 'walks-999999.xml', 'constructor-1.xml', 'walks.xml'])
      expect(partOf(name)).toBeNull()
    for (const name of ['refuge-.xml', 'refuge-a--b.xml', 'refuge-../x.xml', 'refuge-A.xml'])
      expect(partOf(name)).toBeNull()
  })

  it('writes whole addresses, escaped', () => {
    const xml = urlsetXml('https://exemple.fr', [{ path: '/a?b=1&c', changedOn: '2026-11-21' }])
    expect(xml).toContain(
      '<url><loc>https://exemple.fr/a?b=1&amp;c</loc><lastmod>2026-11-21</lastmod></url>',
    )
    const index = indexXml('https://exemple.fr', [
      { kind: 'walks', batch: 1, changedOn: '2026-11-25' },
      { kind: 'walks', batch: 2 },
      { shelter: 'alpha', changedOn: '2026-11-26' },
    ])
    expect(index).toContain(
      '<sitemap><loc>https://exemple.fr/sitemaps/walks-1.xml</loc><lastmod>2026-11-25</lastmod></sitemap>\n' +
        '<sitemap><loc>https://exemple.fr/sitemaps/walks-2.xml</loc></sitemap>\n' +
        '<sitemap><loc>https://exemple.fr/sitemaps/refuge-alpha.xml</loc><lastmod>2026-11-26</lastmod></sitemap>',
    )
  })

  it('names the photos of a page, no more than are read', () => {
    const images = Array.from({ length: MOST_IMAGES + 5 }, (_, at) => `/photo-${at}.jpg`)
    const xml = urlsetXml('https://exemple.fr', [{ path: '/a', images }, { path: '/b' }])
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
    expect(xml).toContain(
      '<url><loc>https://exemple.fr/a</loc><image:image><image:loc>https://exemple.fr/photo-0.jpg</image:loc></image:image>',
    )
    expect(xml.match(/<image:image>/g)).toHaveLength(MOST_IMAGES)
    const { animals, news, pages } = MOST_OF_SHELTER
    expect(animals + news + pages).toBeLessThan(50_000)
  })

  it('lists each page of the platform once, and none that is each visitor’s own', () => {
    expect(new Set(PLATFORM_PATHS).size).toBe(PLATFORM_PATHS.length)
    expect(PLATFORM_PATHS).toContain('/agir/maltraitance')
    expect(PLATFORM_PATHS).toContain('/wall')
    for (const path of ['/favoris', '/profil', '/account', '/support'])
      expect(PLATFORM_PATHS).not.toContain(path)
  })

  it('robots are told where it is, and what is not for them', () => {
    const text = robotsTxt('https://exemple.fr')
    expect(text).toContain('Sitemap: https://exemple.fr/sitemap.xml')
    for (const path of ['/admin', '/api/', '/dev/']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain('Allow: /api/cms/media/file/\n')
  })
})
