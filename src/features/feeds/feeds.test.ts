import { XMLParser, XMLValidator } from 'fast-xml-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  FEED_FORMATS,
  FEED_KINDS,
  feedLinks,
  feedPath,
  readFeedAddress,
  type FeedEntry,
  type FeedFormat,
} from './model'
import { writeFeed } from './write'

const ORIGIN = 'https://exemple.fr'
const HEAD = { title: 'Nouvelles & co', description: 'Ce qui <arrive>', path: '/shelter/x/news' }
const ENTRY: FeedEntry = {
  title: 'Nala & « Tom » <3',
  path: '/shelter/x/news/nala',
  publishedAt: '2026-11-26T08:00:00.000Z',
  summary: 'Une <b>belle</b> journée ]]> deux fois ]]> !',
  picture: { url: '/api/cms/media/file/a.webp', alt: 'Nala "au" soleil' },
}
const write = (format: FeedFormat, entries: readonly FeedEntry[]) =>
  writeFeed({ shelter: 'x', kind: 'actualites', format }, HEAD, entries, ORIGIN)
const parse = (xml: string): unknown => new XMLParser({ ignoreAttributes: false }).parse(xml)

describe('addresses of feeds', () => {
  it('are read as they are written, and nothing else is one', () => {
    for (const shelter of [null, 'refuge-de-rennes'])
      for (const kind of FEED_KINDS)
        for (const format of Object.keys(FEED_FORMATS) as FeedFormat[]) {
          const address = { shelter, kind, format }
          expect(readFeedAddress(feedPath(address).split('/').slice(2))).toEqual(address)
        }
    for (const parts of [
      [],
      ['rss.xml'],
      ['actualites'],
      ['actualites', 'constructor'],
      ['toString', 'rss.xml'],
      ['a', 'b', 'animaux', 'rss.xml'],
    ])
      expect(readFeedAddress(parts)).toBeNull()
  })
  it('are named by pages, by their type', () => {
    expect(feedLinks([{ shelter: null, kind: 'animaux' }])).toEqual({
      'application/rss+xml': [
        { url: '/flux/animaux/rss.xml', title: 'Nouveaux animaux à adopter' },
      ],
      'application/atom+xml': [
        { url: '/flux/animaux/atom.xml', title: 'Nouveaux animaux à adopter' },
      ],
    })
  })
})

describe('a feed', () => {
  it('is RSS 2.0 with what it must say', () => {
    const { rss } = parse(write('rss.xml', [ENTRY])) as { rss: Record<string, never> }
    expect(rss).toMatchObject({
      '@_version': '2.0',
      channel: {
        title: HEAD.title,
        link: `${ORIGIN}/shelter/x/news`,
        language: 'fr',
        item: {
          title: ENTRY.title,
          link: `${ORIGIN}/shelter/x/news/nala`,
          guid: { '#text': `${ORIGIN}/shelter/x/news/nala` },
          pubDate: 'Thu, 26 Nov 2026 08:00:00 GMT',
        },
      },
    })
  })
  it('is Atom with what it must say', () => {
    const { feed } = parse(write('atom.xml', [ENTRY])) as { feed: Record<string, never> }
    expect(feed).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: `${ORIGIN}/shelter/x/news`,
      updated: '2026-11-26T08:00:00.000Z',
      entry: {
        id: `${ORIGIN}/shelter/x/news/nala`,
        updated: '2026-11-26T08:00:00.000Z',
        title: { '#text': 'Nala &amp; « Tom » &lt;3' },
      },
    })
  })
  it('is JSON with the words as they are', () => {
    expect(JSON.parse(write('feed.json', [ENTRY]))).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      feed_url: `${ORIGIN}/flux/x/actualites/feed.json`,
      items: [
        {
          id: `${ORIGIN}/shelter/x/news/nala`,
          title: ENTRY.title,
          summary: 'Une <b>belle</b> journée ]] > deux fois ]] > !',
          content_html:
            '<p><img src="https://exemple.fr/api/cms/media/file/a.webp" alt="Nala &quot;au&quot; soleil"></p><p>Une &lt;b&gt;belle&lt;/b&gt; journée ]]&gt; deux fois ]]&gt; !</p>',
        },
      ],
    })
  })
  it('without anything is one too', () => {
    for (const format of ['rss.xml', 'atom.xml'] as const)
      expect(XMLValidator.validate(write(format, []))).toBe(true)
    expect(JSON.parse(write('feed.json', []))).toMatchObject({ items: [] })
  })
  it('stays XML and one entry, whatever people wrote', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    const nasty = fc.oneof(text, fc.constantFrom(']]>]]>', '</title><item>', '&#0;\u0000\uD800'))
    fc.assert(
      fc.property(nasty, nasty, nasty, (title, summary, alt) => {
        const entry = { ...ENTRY, title, summary, picture: { url: '/a.webp', alt } }
        for (const format of ['rss.xml', 'atom.xml'] as const) {
          const xml = write(format, [entry])
          expect(XMLValidator.validate(xml)).toBe(true)
          const read = parse(xml) as {
            rss?: { channel: { item: unknown } }
            feed?: { entry: unknown }
          }
          const one = format === 'rss.xml' ? read.rss?.channel.item : read.feed?.entry
          expect(one).toMatchObject({ link: expect.anything() as unknown })

          expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/)
        }
      }),
    )
  })
})
