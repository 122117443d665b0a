import { REPORT_LINKS } from '@/features/reports/model'

import { FOOTER_COLUMNS, LEGAL_LINKS, MENU_GROUPS, QUICK_ACCESS } from '../model'

/** Addresses in one file; search engines accept 50,000. */
export const PART_SIZE = 5000

/** What the sitemap lists, in its order. */
export const SITEMAP_KINDS = [
  'platform',
  'shelters',
  'pages',
  'news',
  'animals',
  'reports',
  'walks',
  'places',
  'supplies',
  'missions',
  'campaigns',
] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** A part of the sitemap: a kind, and which batch of it, from 1. */
export type SitemapPart = { kind: SitemapKind; batch: number }

/** Path from the root, and the day of the last change (yyyy-MM-dd) when there is one. */
export type SitemapEntry = { path: string; changedOn?: string }

/** Own to each visitor, or without anything to find. */
const hidden = new Set(['/favoris', '/support'])

/** The pages of the platform itself: those of its menus that search engines may list. */
export const PLATFORM_PATHS: readonly string[] = [
  ...new Set(
    [
      { href: '/' },
      ...MENU_GROUPS.flatMap(({ entries }) => entries),
      ...QUICK_ACCESS,
      ...REPORT_LINKS,
      ...FOOTER_COLUMNS.flatMap(({ links }) => links),
      ...LEGAL_LINKS,
    ]
      .map(({ href }) => href)
      .filter((href) => !hidden.has(href)),
  ),
]

const NAME = /^([a-z]+)-([1-9]\d{0,4})\.xml$/

export const partName = ({ kind, batch }: SitemapPart): string => `${kind}-${batch}.xml`

/** The part behind the name of a file, or `null`. */
export function partOf(name: string): SitemapPart | null {
  const [, word, batch] = NAME.exec(name) ?? []
  const kind = SITEMAP_KINDS.find((each) => each === word)
  return kind && batch ? { kind, batch: Number(batch) } : null
}

/** Every part that the counted addresses need, in order. */
export function partsFor(counts: Readonly<Record<SitemapKind, number>>): SitemapPart[] {
  return SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(counts[kind] / PART_SIZE) }, (_, at) => ({
      kind,
      batch: at + 1,
    })),
  )
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file of addresses. Source: sitemaps.org, protocol 0.9. */
export function urlsetXml(origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</url>`
  })
  return [HEAD, `<urlset ${SCHEMA}>`, ...lines, '</urlset>', ''].join('\n')
}

/** The file that names the others. */
export function indexXml(origin: string, parts: readonly SitemapPart[]): string {
  const lines = parts.map(
    (part) => `<sitemap><loc>${origin}/sitemaps/${partName(part)}</loc></sitemap>`,
  )
  return [HEAD, `<sitemapindex ${SCHEMA}>`, ...lines, '</sitemapindex>', ''].join('\n')
}

/** What search engines may not walk, and where the sitemap is. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    // Pictures that pages show; the longer rule wins (RFC 9309).
    'Allow: /api/cms/media/file/',
    'Disallow: /dev/',
    'Disallow: /super-admin',
    'Disallow: /shelter/admin',
    'Disallow: /shelter/*/admin',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
