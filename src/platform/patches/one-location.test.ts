import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { sayLocationOnce } from './one-location'

/** Stands for Next.js: the caching of the page first, then where it sends to. */
const server = http.createServer((request, response) => {
  response.statusCode = 307
  response.setHeader('Cache-Control', 'public, s-maxage=1')
  response.setHeader('location', request.url ?? '')
  response.appendHeader('Location', request.url ?? '')
  response.end()
})
let origin = ''

beforeAll(async () => {
  sayLocationOnce()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

it.each([
  ['/animaux', 'public, s-maxage=1'],
  ['/animaux?a_rsc=1', 'public, s-maxage=1'],
  ['/animaux?_rsc', 'private, no-store'],
  ['/animaux?espece=DOG&_rsc=1a2b', 'private, no-store'],
])('a redirection to %s is kept as « %s »', async (path, caching) => {
  const { headers } = await fetch(origin + path, { redirect: 'manual' })
  expect([headers.get('location'), headers.get('cache-control')]).toEqual([path, caching])
})
