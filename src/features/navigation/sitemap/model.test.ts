import { describe, expect, it } from 'vitest'

import {
  indexXml,
  PART_SIZE,
  partName,
  partOf,
  partsFor,
  PLATFORM_PATHS,
  robotsTxt,
  urlsetXml,
} from './model'

const counts = {
  platform: 20,
  shelters: 1,
  pages: 0,
  news: PART_SIZE,
  animals: PART_SIZE + 1,
  reports: 0,
  walks: 0,
  places: 0,
  supplies: 0,
  missions: 0,
  campaigns: 0,
}

describe('the sitemap', () => {
  it('is cut in parts, none of them empty nor too long', () => {
    expect(partsFor(counts).map(partName)).toEqual([
      'platform-1.xml',
      'shelters-1.xml',
      'news-1.xml',
      'animals-1.xml',
      'animals-2.xml',
    ])
  })

  it('knows its parts by their names, and nothing else', () => {
    for (const part of partsFor(counts)) expect(partOf(partName(part))).toEqual(part)
    for (const name of ['animals-0.xml', 'animals-999999.xml', 'constructor-1.xml', 'animals.xml'])
      expect(partOf(name)).toBeNull()
  })

  it('writes whole addresses, escaped', () => {
    const xml = urlsetXml('https://exemple.fr', [{ path: '/a?b=1&c', changedOn: '2026-11-21' }])
    expect(xml).toContain(
      '<url><loc>https://exemple.fr/a?b=1&amp;c</loc><lastmod>2026-11-21</lastmod></url>',
    )
    expect(indexXml('https://exemple.fr', [{ kind: 'news', batch: 2 }])).toContain(
      '<loc>https://exemple.fr/sitemaps/news-2.xml</loc>',
    )
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
