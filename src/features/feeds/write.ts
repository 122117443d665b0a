import { Feed } from 'feed'

import { escapeHtml } from '@/platform/html/escape'

import { feedPath, type FeedAddress, type FeedEntry } from './model'

/** What XML 1.0 cannot hold, and the end of a section of characters, whose writer escapes one alone. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(']]>', ']] >')

/** An entry as feed readers show it, in HTML. @param origin the address of the site */
function entryHtml({ summary, picture }: FeedEntry, origin: string): string {
  const shown = picture
    ? `<p><img src="${escapeHtml(new URL(picture.url, origin).href)}" alt="${escapeHtml(picture.alt)}"></p>`
    : ''
  return xmlText(`${shown}<p>${escapeHtml(summary)}</p>`)
}

type Head = {
  title: string
  description: string
  /** The page that shows the same, from the root. */
  path: string
}

/**
 * A feed as its format writes it.
 * @param origin the address of the site, without a slash at its end
 */
export function writeFeed(
  address: FeedAddress,
  head: Head,
  entries: readonly FeedEntry[],
  origin: string,
): string {
  const at = (path: string): string => new URL(path, origin).href
  const feed = new Feed({
    id: at(head.path),
    title: xmlText(head.title),
    description: xmlText(head.description),
    link: at(head.path),
    language: 'fr',
    favicon: at('/favicon.ico'),
    generator: 'Patte Blanche',
    // What is empty never changed; a date of today would be news of nothing.
    updated: new Date(Math.max(0, ...entries.map((entry) => Date.parse(entry.publishedAt)))),
    feedLinks: {
      rss: at(feedPath({ ...address, format: 'rss.xml' })),
      atom: at(feedPath({ ...address, format: 'atom.xml' })),
      json: at(feedPath({ ...address, format: 'feed.json' })),
    },
  })
  for (const entry of entries) {
    const title = xmlText(entry.title)
    feed.addItem({
      // Atom reads a title as HTML.
      title: address.format === 'atom.xml' ? escapeHtml(title) : title,
      id: at(entry.path),
      link: at(entry.path),
      date: new Date(entry.publishedAt),
      published: new Date(entry.publishedAt),
      // JSON reads it as text, the others as HTML.
      description: xmlText(
        address.format === 'feed.json' ? entry.summary : escapeHtml(entry.summary),
      ),
      content: entryHtml(entry, origin),
    })
  }
  if (address.format === 'rss.xml') return feed.rss2()
  return address.format === 'atom.xml' ? feed.atom1() : feed.json1()
}
