import { randomBytes } from 'node:crypto'
import fs from 'node:fs'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { describe, expect, it } from 'vitest'

import PackedPages, { packed, unpacked } from './packed-pages.mjs'

type Value = Parameters<typeof packed>[0]
type Page = Extract<Value, { kind: 'APP_PAGE' }>

// Half of a page is said again in its data, as in what the server makes.
const words = fs.readFileSync('docs/decisions/content.md', 'utf8').repeat(3)
const rscData = Buffer.from(words)

const pageOf = (more: Partial<Page> = {}) =>
  ({
    kind: 'APP_PAGE',
    html: `<p>L’œil de Zoé — 4 €</p>${words}`,
    rscData,
    headers: { 'x-next-cache-tags': 'everything' },
    status: 200,
    postponed: undefined,
    segmentData: new Map([
      ['/_tree', Buffer.from('{"tree":1}')],
      ['/_full', rscData],
      ['/nothing', Buffer.alloc(0)],
    ]),
    ...more,
  }) as Page

const weightOf = ({ html, rscData: data, segmentData }: Page) =>
  html.length +
  (data?.length ?? 0) +
  [...(segmentData ?? [])].reduce((sum, [, part]) => sum + part.length, 0)

describe('a page that is kept', () => {
  it('weighs less than a fifth, and comes out as it was', () => {
    const page = pageOf()
    const small = packed(page) as Page
    expect(weightOf(small)).toBeLessThan(weightOf(page) / 5)
    expect(unpacked(small)).toEqual(page)
    expect(packed(small)).toBe(small)
  })
  it('holds no more memory than is counted', () => {
    // What cannot be packed small: small parts share their memory with others.
    const noise = () => randomBytes(9000).toString('base64')
    const { rscData: data, segmentData } = packed(
      pageOf({ html: noise(), rscData: Buffer.from(noise()), segmentData: undefined }),
    ) as Page
    const parts = [data, ...(segmentData?.values() ?? [])].filter((part) => part !== undefined)
    expect(parts).toHaveLength(2)
    for (const { buffer, length } of parts) expect(buffer.byteLength).toBe(length)
  })
  it.each([
    ['without data', pageOf({ rscData: undefined })],
    ['without parts', pageOf({ segmentData: undefined })],
    ['without a letter', pageOf({ html: '' })],
  ])('comes out as it was %s', (_, page) => {
    expect(unpacked(packed(page))).toEqual(page)
  })
  it('is left alone when it is none, or was never packed', () => {
    const redirect = { kind: 'REDIRECT', props: {} } as Value
    for (const value of [null, redirect]) {
      expect(packed(value)).toBe(value)
      expect(unpacked(value)).toBe(value)
    }
    const page = pageOf()
    expect(unpacked(page)).toBe(page)
  })
})

describe('the cache of Next.js', () => {
  const cache = new PackedPages({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 200_000,
    _requestHeaders: {},
  })
  const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never

  it('gives a page as it was made, and keeps many more in the same memory', async () => {
    const page = pageOf()
    const most = Math.floor(200_000 / weightOf(page))
    const keys = Array.from({ length: most * 5 }, (_, at) => `/page/${at}`)
    for (const key of keys) await cache.set(key, page, context)
    for (const key of keys) expect((await cache.get(key, context))?.value, key).toEqual(page)
  })
  it('forgets it by its tag', async () => {
    await cache.set('/a', pageOf({ headers: { 'x-next-cache-tags': 'animal:1' } }), context)
    expect(await cache.get('/a', context)).not.toBeNull()
    await new Promise((go) => setTimeout(go, 5))
    await cache.revalidateTag('animal:1')
    expect(await cache.get('/a', context)).toBeNull()
  })
})
