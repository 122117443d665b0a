import { describe, expect, it } from 'vitest'

import { forgetKeptPages, keptPages, pageEpoch } from './kept'

const page = (text: string, size = text.length) => ({
  headers: {},
  body: Buffer.alloc(size, text),
  etag: `W/"${text}"`,
  encoding: null,
  source: `of ${text}`,
})

function kept(maxWeight = 1_000_000) {
  const clock = { now: 0 }
  const pages = keptPages({ maxAge: 1000, maxWeight, now: () => clock.now })
  return { pages, clock }
}

describe('pages that were just sent', () => {
  it('are given again for a second; then one reader makes them anew while others read on', () => {
    const { pages, clock } = kept()
    pages.keep('/', page('a'), pageEpoch())
    clock.now = 999
    expect(pages.read('/')?.etag).toBe('W/"a"')
    clock.now = 1000
    expect(pages.read('/')).toBeNull()
    expect(pages.read('/')?.etag).toBe('W/"a"')
    pages.keep('/', page('b'), pageEpoch())
    expect(pages.read('/')?.etag).toBe('W/"b"')
  })

  it('are never given when they are long over', () => {
    const { pages, clock } = kept()
    pages.keep('/', page('a'), pageEpoch())
    clock.now = 60_000
    expect(pages.read('/')).toBeNull()
    expect(pages.read('/')).toBeNull()
  })

  it('are forgotten with the first change, and not kept when they were begun before it', () => {
    const { pages } = kept()
    const before = pageEpoch()
    pages.keep('/', page('a'), before)
    forgetKeptPages()
    expect(pages.read('/')).toBeNull()
    pages.keep('/', page('a'), before)
    expect(pages.read('/')).toBeNull()
  })

  it('are not made again of the very same, however old they are', () => {
    const { pages, clock } = kept()
    pages.keep('/', page('a'), pageEpoch())
    clock.now = 60_000
    forgetKeptPages()
    expect(pages.madeOf('/', 'of a')?.etag).toBe('W/"a"')
    expect(pages.madeOf('/', 'of b')).toBeNull()
    expect(pages.madeOf('/other', 'of a')).toBeNull()
  })

  it('take no more room than they may: what was read longest ago goes', () => {
    const { pages } = kept(9000)
    for (const name of ['/a', '/b']) pages.keep(name, page(name, 2000), pageEpoch())
    pages.read('/a')
    pages.keep('/c', page('/c', 2000), pageEpoch())
    expect(pages.read('/b')).toBeNull()
    expect(pages.read('/a')).not.toBeNull()
    expect(pages.weight()).toBeLessThanOrEqual(9000)
    pages.keep('/huge', page('h', 20_000), pageEpoch())
    expect(pages.weight()).toBe(0)
  })
})
