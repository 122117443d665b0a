/** What can be followed, by its word in the address. */
export const FEED_KINDS = ['actualites', 'animaux'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Formats by the last part of the address. Sources: RSS 2.0; RFC 4287 (Atom); jsonfeed.org, version 1. */
export const FEED_FORMATS = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const
export type FeedFormat = keyof typeof FEED_FORMATS

export const FEED_NAMES: Readonly<Record<FeedKind, string>> = {
  actualites: 'Actualités',
  animaux: 'Nouveaux animaux à adopter',
}

/** Entries of one feed. */
export const FEED_LENGTH = 30

/** What one entry says. */
export type FeedEntry = {
  title: string
  /** From the root. */
  path: string
  /** ISO 8601. */
  publishedAt: string
  summary: string
  /** From the root, or whole. */
  picture: { url: string; alt: string } | null
}

/** Which feed an address names. */
export type FeedAddress = {
  /** Slug of a shelter; `null` for the whole platform. */
  shelter: string | null
  kind: FeedKind
  format: FeedFormat
}

/** The feed behind the parts of an address after `/flux`; `null` when they name none. */
export function readFeedAddress(parts: readonly string[]): FeedAddress | null {
  const [format, kind, shelter = null, ...rest] = [...parts].reverse()
  const isKnown = FEED_KINDS.some((each) => each === kind)
  if (!format || !Object.hasOwn(FEED_FORMATS, format) || !isKnown || rest.length > 0) return null
  return { shelter, kind: kind as FeedKind, format: format as FeedFormat }
}

export const feedPath = ({ shelter, kind, format }: FeedAddress): string =>
  `/flux${shelter === null ? '' : `/${shelter}`}/${kind}/${format}`

/** Of these a page names; whoever wants JSON reads of it in the documentation. */
const ANNOUNCED = ['rss.xml', 'atom.xml'] as const satisfies readonly FeedFormat[]

export type NamedFeed = Pick<FeedAddress, 'shelter' | 'kind'>

/** The addresses of feeds by their media type, as `<link rel="alternate">` names them. */
export const feedLinks = (
  feeds: readonly NamedFeed[],
): Record<string, Array<{ url: string; title: string }>> =>
  Object.fromEntries(
    ANNOUNCED.map((format) => [
      FEED_FORMATS[format],
      feeds.map((feed) => ({
        url: feedPath({ ...feed, format }),
        title: FEED_NAMES[feed.kind],
      })),
    ]),
  )
