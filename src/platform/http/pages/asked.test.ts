import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'

import { encodingOf, isForPage } from './asked'

const asked = (url: string, headers = {}, method = 'GET') =>
  isForPage({ method, url, headers } as IncomingMessage)

describe('a request for a page', () => {
  it.each(['/', '/animaux?species=DOG', '/shelter/les-amis', '/administration', '/a.b/c'])(
    'is %s',
    (url) => expect(asked(url)).toBe(true),
  )
  it.each([
    ['/api/animals'],
    ['/api'],
    ['/admin'],
    ['/admin/login'],
    ['/_next/static/a'],
    ['/flux/animaux/rss.xml'],
    ['/animaux/1/partage.png?v=2'],
    ['/animaux?_rsc=1a'],
    [`/animaux?${'x'.repeat(2000)}`],
  ])('is not %s', (url) => expect(asked(url)).toBe(false))
  it('is none that asks for data, for a part, or sends something', () => {
    expect(asked('/', { rsc: '1' })).toBe(false)
    expect(asked('/', { range: 'bytes=0-1' })).toBe(false)
    expect(asked('/', {}, 'POST')).toBe(false)
    expect(asked('/', {}, 'HEAD')).toBe(false)
  })
})

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.0', 'identity'],
    ['GZIP', 'gzip'],
    ['x-br', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('of « %s » is %s', (accepted, encoding) => expect(encodingOf(accepted)).toBe(encoding))
})
