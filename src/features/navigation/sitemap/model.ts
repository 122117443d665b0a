import { REPORT_LINKS } from '../report-links.model'

import { FOOTER_COLUMNS, LEGAL_LINKS, MENU_GROUPS, QUICK_ACCESS } from '../model'

/** Addresses in one file; search engines accept 50,000. */
export const PART_SIZE = 5000

/** Most that the file of one shelter lists of a kind: under 50,000 in all, and under 50 MB. */
export const MOST_OF_SHELTER = { animals: 40_000, news: 5000, pages: 2000 } as const

/** Photos of one page that are listed; search engines accept 1,000. */
export const MOST_IMAGES = 10

/** What the sitemap lists besides the site of each shelter, in its order. */
export const SITEMAP_KINDS = [
  'platform',
  'reports',
  'walks',
  'places',
  'supplies',
  'missions',
  'campaigns',
] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** The day on which anything of a part last changed (yyyy-MM-dd), when it is known. */
type Changed = { changedOn?: string }
/** A part of the sitemap: a kind, and which batch of it, from 1. */
export type KindPart = Changed & { kind: SitemapKind; batch: number }
/** The site of one shelter. */
export type ShelterPart = Changed & { shelter: string }
export type SitemapPart = KindPart | ShelterPart

/**
 * Path from the root, the day of the last change (yyyy-MM-dd) when there is one, and the paths of
 * the photos that the page shows.
 */
export type SitemapEntry = {
  path: string
  changedOn?: string
  images?: readonly string[]
}

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
      // Reached from their lists.
      { href: '/animaux-perdus/signaler' },
      { href: '/animaux-trouves/signaler' },
      { href: '/adresses/proposer' },
    ]
      .map(({ href }) => href)
      .filter((href) => !hidden.has(href)),
  ),
]

const NAME = /^([a-z]+)-([1-9]\d{0,4})\.xml$/
const SHELTER_NAME = /^refuge-([a-z\d]+(?:-[a-z\d]+)*)\.xml$/

export const partName = (part: SitemapPart): string =>
  'shelter' in part ? `refuge-${part.shelter}.xml` : `${part.kind}-${part.batch}.xml`

/** The part behind the name of a file, or `null`. */
export function partOf(name: string): SitemapPart | null {
  const shelter = SHELTER_NAME.exec(name)?.[1]
  if (shelter) return { shelter }
  const [, word, batch] = NAME.exec(name) ?? []
  const kind = SITEMAP_KINDS.find((each) => each === word)
  return kind && batch ? { kind, batch: Number(batch) } : null
}

/** The days on which anything of each batch of a kind last changed, batch after batch. */
export type BatchDays = Readonly<Record<SitemapKind, ReadonlyArray<string | undefined>>>

/** Every part of the kinds, in order. */
export const partsFor = (days: BatchDays): KindPart[] =>
  SITEMAP_KINDS.flatMap((kind) =>
    days[kind].map((changedOn, at) => ({ kind, batch: at + 1, changedOn })),
  )

/** The latest of some days (yyyy-MM-dd) that may not be known. */
export const latestDay = (days: ReadonlyArray<string | undefined>): string | undefined =>
  days
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1)

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const lastmod = (day: string | undefined): string => (day ? `<lastmod>${day}</lastmod>` : '')

/** One file of addresses. Sources: sitemaps.org, protocol 0.9, and Google’s extension for images. */
export function urlsetXml(origin: string, entries: readonly SitemapEntry[]): string {
  const at = (path: string) => escapeXml(new URL(path, origin).href)
  const lines = entries.map(({ path, changedOn, images = [] }) => {
    const shown = images.slice(0, MOST_IMAGES).map((image) => {
      return `<image:image><image:loc>${at(image)}</image:loc></image:image>`
    })
    return `<url><loc>${at(path)}</loc>${lastmod(changedOn)}${shown.join('')}</url>`
  })
  return [HEAD, `<urlset ${SCHEMA} ${IMAGES}>`, ...lines, '</urlset>', ''].join('\n')
}

/** The file that names the others. */
export function indexXml(origin: string, parts: readonly SitemapPart[]): string {
  const lines = parts.map((part) => {
    const changed = lastmod(part.changedOn)
    return `<sitemap><loc>${origin}/sitemaps/${partName(part)}</loc>${changed}</sitemap>`
  })
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
