type Json = Record<string, unknown>

/** What a machine reads of a page: a robot, a messenger that shows a shared link. */
export type FoundPage = {
  path: string
  status: number
  titles: string[]
  canonicals: string[]
  isIndexed: boolean
  /** JSON-LD, block by block. */
  facts: Json[]
  /** Steps of the breadcrumb that people see; none where there is no breadcrumb. */
  trail: string[]
  /** Addresses of the site that it links to, without their fragment. */
  links: string[]
  /** Contents of a `meta`, by its name or its property. */
  meta: (name: string) => string[]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')

const every = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => plain(found))

/** Asks for a page as a stranger, and reads it without running it. @param url of the site */
export async function readFound(url: string, path: string): Promise<FoundPage> {
  const response = await fetch(url + path, { redirect: 'manual' })
  const html = await response.text()
  const [, trail = ''] = /<nav[^>]*aria-label="Fil d’Ariane"[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const robots = meta.find(([, name]) => name === 'robots')?.[2] ?? ''
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return {
    path,
    status: response.status,
    titles: every(html, /<title>(.*?)<\/title>/gs),
    canonicals: every(html, /<link rel="canonical" href="([^"]*)"/g),
    isIndexed: !robots.includes('noindex'),
    facts: [...blocks].map(([, json = '']) => JSON.parse(json) as Json),
    trail: every(trail, /<li>(.*?)<\/li>/gs),
    links: [...new Set(every(html, /<a [^>]*?href="(\/[^"#]*)/g))],
    meta: (name) => meta.filter((each) => each[1] === name).map((each) => plain(each[2] ?? '')),
  }
}

/** The addresses that a file of the sitemap lists, or those of all its files. */
export async function sitemapPaths(url: string, file = '/sitemap.xml'): Promise<string[]> {
  const xml = await (await fetch(url + file)).text()
  const paths = every(xml, /<loc>([^<]*)<\/loc>/g).map((address) => address.slice(url.length))
  if (!xml.includes('<sitemapindex')) return paths
  const parts: string[] = []
  for (const part of paths) parts.push(...(await sitemapPaths(url, part)))
  return parts
}

/** Every item through a function, a few at a time. */
export async function inTurn<T, R>(
  items: readonly T[],
  most: number,
  each: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await each(items[at] as T)
  }
  await Promise.all(Array.from({ length: most }, work))
  return results
}
