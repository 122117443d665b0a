import sharp from 'sharp'

import { expect, test } from '../support/e2e'
import { addressesIn, schemaProblems } from '../support/schema-org'
import { inTurn, readFound, sitemapPaths, type FoundPage } from './found-page'

// Pages as machines read them: no browser is needed, one width is enough.
const once = { tag: '@desktop' }
const AT_ONCE = 6

let pages: FoundPage[] = []

test.beforeAll(async ({ site }) => {
  const paths = await sitemapPaths(site.url)
  pages = await inTurn(paths, AT_ONCE, (path) => readFound(site.url, path))
})

/** Sentences about pages, those that say the same about many of them once. */
function told(problems: Array<{ path: string; problem: string }>): string[] {
  const groups = new Map<string, string[]>()
  for (const { path, problem } of problems) {
    groups.set(problem, [...(groups.get(problem) ?? []), path])
  }
  return [...groups].map(([problem, paths]) => `${problem}: ${paths.length}, as ${paths[0]}`)
}

const typesOf = ({ facts }: FoundPage): string[] =>
  facts.flatMap((block) => {
    const nodes = (block['@graph'] ?? [block]) as Array<Record<string, unknown>>
    return nodes.flatMap((node) => node['@type'] as string | string[])
  })

test('every listed page says once what it is', once, ({ site }) => {
  expect(pages.length).toBeGreaterThan(100)
  const problems = pages.flatMap((page) => {
    const { path, status, titles, canonicals, isIndexed, meta } = page
    const [title = ''] = titles
    const [siteName = ''] = meta('og:site_name')
    const [description = ''] = meta('description')
    const found = [
      status !== 200 && `answers ${status}`,
      !isIndexed && 'is listed, and not to be found',
      titles.length !== 1 && `has ${titles.length} titles`,
      title.split('Patte Blanche').length > 2 && `says its name twice: ${title}`,
      title.split(siteName).length > 2 && `says the shelter twice: ${title}`,
      canonicals.join() !== site.url + path.replace(/^\/$/, '') && `is not at ${canonicals.join()}`,
      meta('description').length !== 1 && 'has no one description',
      (description.length < 40 || description.length > 320) && `describes itself: ${description}`,
      meta('og:title').join() !== title && 'is shared under another title',
      meta('og:url').join() !== canonicals.join() && 'is shared at another address',
      meta('og:image').length !== 1 && 'has no picture to share',
      meta('og:image:alt').join() === '' && 'shares a picture without words',
      meta('twitter:card').join() !== 'summary_large_image' && 'is shared in small',
    ]
    return found.filter((each) => each !== false).map((problem) => ({ path, problem }))
  })
  expect(told(problems)).toEqual([])
})

test('every fact is one of the vocabulary, and leads somewhere', once, async ({ site }) => {
  const known = new Set(pages.map(({ path }) => site.url + path))
  const further = new Set<string>()
  const problems = pages.flatMap(({ path, facts, trail }) => {
    for (const url of addressesIn(facts, site.url)) if (!known.has(url)) further.add(url)
    const all = JSON.stringify(facts)
    const shown = trail.map((step) => `"name":${JSON.stringify(step)}`)
    const isTold = trail.length === 0 || all.includes('BreadcrumbList')
    return [
      ...schemaProblems(facts),
      ...(isTold ? [] : ['shows a trail, and does not tell it']),
      ...shown.filter((step) => !all.includes(step)).map((step) => `does not tell of ${step}`),
    ].map((problem) => ({ path, problem }))
  })
  expect(told(problems)).toEqual([])
  const answers = await inTurn([...further], AT_ONCE, async (url) => {
    const { status } = await fetch(url, { redirect: 'manual' })
    return status === 200 ? null : `${url} answers ${status}`
  })
  expect(answers.filter(Boolean)).toEqual([])
})

test('each kind of page has its own facts', once, () => {
  for (const [path, types] of [
    [/^\/$/, ['Organization', 'WebSite']],
    [/^\/animaux$/, ['BreadcrumbList', 'ItemList']],
    [/^\/faq$/, ['BreadcrumbList', 'FAQPage']],
    [/^\/guide\/adoption$/, ['Article', 'BreadcrumbList']],
    [/^\/shelter\/[^/]+$/, ['AnimalShelter', 'BreadcrumbList']],
    [/^\/shelter\/[^/]+\/contact$/, ['AnimalShelter', 'BreadcrumbList']],
    [/^\/shelter\/[^/]+\/animals\/[^/]+$/, ['WebPage']],
    [/^\/shelter\/[^/]+\/news\/[^/]+$/, ['BreadcrumbList', 'NewsArticle']],
    [/^\/agir\/campagnes\/[^/]+$/, ['BreadcrumbList']],
    [/^\/agir\/devenir-benevole\/[^/]+$/, ['BreadcrumbList', 'JobPosting']],
    [/^\/promenades\/[^/]+$/, ['BreadcrumbList', 'TouristAttraction']],
  ] as const) {
    const some = pages.filter((page) => path.test(page.path))
    expect([path, some.length > 0]).toEqual([path, true])
    for (const page of some) {
      expect([page.path, typesOf(page)]).toEqual([page.path, expect.arrayContaining([...types])])
    }
  }
  const types = new Set(pages.flatMap(typesOf))
  for (const type of ['Event', 'DonateAction', 'VeterinaryCare']) expect([...types]).toContain(type)
})

test('every picture that is shared is one of its size', once, async ({ site }) => {
  const pictures = new Map(
    pages.map(({ meta }) => [
      meta('og:image').join(),
      `${meta('og:image:width').join()}×${meta('og:image:height').join()}`,
    ]),
  )
  // One of each kind and a few more: each is drawn on the first request.
  const kinds = new Map<string, string[]>()
  for (const url of pictures.keys()) {
    const kind = url.slice(site.url.length).split('/', 2).join('/')
    kinds.set(kind, [...(kinds.get(kind) ?? []), url].slice(0, 4))
  }
  const seen = await inTurn([...kinds.values()].flat(), 2, async (url) => {
    const response = await fetch(url)
    if (!response.ok) return `${url} answers ${response.status}`
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    const said = pictures.get(url)
    return said === `${width}×${height}` ? null : `${url} is ${width}×${height}, not ${said}`
  })
  expect(seen.filter(Boolean)).toEqual([])
})

test('no page that may be found is missing from the sitemap', once, async ({ site }) => {
  const listed = new Set(pages.map(({ path }) => path))
  const others = [...new Set(pages.flatMap(({ links }) => links))].filter(
    (path) => !listed.has(path) && !path.includes('?') && !/^\/(api|flux|dev)\//.test(path),
  )
  const read = await inTurn(others, AT_ONCE, (path) => readFound(site.url, path))
  const missing = read.filter(({ path, status, isIndexed, canonicals }) => {
    // The sheet of an adopted animal stays, but nobody needs to find it.
    if (/\/animals\/[^/]+$/.test(path)) return false
    return status === 200 && isIndexed && canonicals.includes(site.url + path)
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('the vocabulary knows wrong from right', once, () => {
  const problems = (node: object) => schemaProblems([{ '@context': 'https://schema.org', ...node }])
  expect(problems({ '@type': 'Chien', name: 'Nala' })).toContain('Chien is no type of schema.org')
  expect(problems({ '@type': 'Offer', price: 12 })).toContain('Offer is for sale')
  for (const [property, value] of [
    ['datePublished', '27/11/2026'],
    ['author', 'Alpha'],
    ['startDate', '2026-11-27'],
    ['author', { '@type': 'Place', name: 'Loches' }],
    ['author', { '@id': 'https://exemple.fr/#nobody' }],
  ] as const)
    expect(problems({ '@type': 'Article', [property]: value })).toHaveLength(1)
  expect(
    problems({
      '@type': 'NewsArticle',
      datePublished: '2026-11-27T10:00:00.000Z',
      author: { '@type': 'AnimalShelter', openingHoursSpecification: { dayOfWeek: 'Monday' } },
    }),
  ).toContainEqual(expect.stringContaining('undefined is no type'))
})
