import fs from 'node:fs'
import http from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { SHARED_CACHING } from '@/platform/http/shared-caching.mjs'

import { watchVersions } from '../../scripts/bench/versions.mjs'
import { inProject } from '../../scripts/lib/project.mjs'
import { ask, openSite, type Site } from './api-client'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

const get = (path: string, as: 'anonymous' | 'editor' = 'anonymous') =>
  ask(site, 'GET', path, { as })

/** Without the data of React, whose rows come in any order. */
const shown = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')

/** Headers of the request that a proxy must tell apart. */
const varying = (headers: Headers) =>
  (headers.get('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

describe('what a proxy may keep', () => {
  it.each([
    ['the home page', '/', 200],
    ['a list with a question', '/animaux?species=CAT', 200],
    ['the wall', '/wall', 200],
    ['walks', '/promenades', 200],
    ['lost animals', '/animaux-perdus', 200],
    ['places', '/bonnes-adresses', 200],
    ['what shelters ask for', '/dons-en-nature', 200],
    ['campaigns', '/agir/campagnes', 200],
    ['missions', '/agir/devenir-benevole', 200],
    ['the description of the API', '/developpeurs', 200],
    ['the home page of a shelter', '/shelter/alpha', 200],
    ['a page of words', '/faq', 200],
    ['a page that a shelter does not have', '/shelter/alpha/nulle-part', 404],
    ['the open API', '/api/animals?limit=1', 200],
  ])('%s: a second, the same for whoever is signed in', async (_, path, status) => {
    // What is made while somebody waits comes in pieces, in the order of their reads.
    await get(path)
    const stranger = await get(path)
    expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([
      status,
      SHARED_CACHING,
    ])
    expect(stranger.headers.get('set-cookie')).toBeNull()
    expect(shown((await get(path, 'editor')).text) === shown(stranger.text)).toBe(true)
  })

  it.each([
    ['an address that nothing answers to', '/nulle-part', 404],
    ['an account', '/account', 307],
    ['the admin, to who has no session', '/admin', 307],
    ['the admin', '/admin', 200, 'editor'],
    ['who one is', '/api/cms/users/me', 200],
    ['what somebody likes', '/api/v1/me/likes', 401],
    ['an address of the API that there is not', '/api/nulle-part', 404],
    ['a report of ill-treatment', '/agir/maltraitance', 200],
    ['whether the server lives', '/api/health', 200],
  ] as Array<[string, string, number, 'editor'?]>)('%s: never', async (_, path, status, who) => {
    const answer = await get(path, who)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(answer.headers.get('cache-control')).not.toMatch(/public|s-maxage/)
  })

  it('is told apart by the proxy of the documentation by all that the application tells apart', async () => {
    const key = /^ *proxy_cache_key (.+);$/m.exec(
      fs.readFileSync(inProject('deploy', 'nginx.conf'), 'utf8'),
    )?.[1]
    for (const path of ['/', '/animaux', '/shelter/alpha', '/api/animals?limit=1']) {
      const names = varying((await get(path)).headers).filter((name) => name !== 'accept-encoding')
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) expect(key).toContain(`$http_${name.replaceAll('-', '_')}`)
    }
    // Of what browsers can unpack, only what makes another answer counts.
    expect(key).toContain('$patte_variant')
  })
})

describe('scripts and styles', () => {
  const send = (address: string, headers: Record<string, string>, method = 'GET') =>
    fetch(site.server.url + address, { method, headers })
  const named = async (type: 'css' | 'js') => {
    const { text } = await get('/faq')
    const [, name = ''] = new RegExp(`["./,]([\\w~-]+\\.${type})\\b`).exec(text) ?? []
    return `/_next/static/chunks/${name}`
  }

  it.each(['css', 'js'] as const)('come as the build compressed them: %s', async (type) => {
    const address = await named(type)
    const plain = await send(address, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const text = await plain.text()
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
    ] as const) {
      const answer = await send(address, { 'accept-encoding': accepted })
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding])
      const same = ['content-type', 'cache-control', 'vary', 'x-content-type-options']
      for (const name of [...same, 'strict-transport-security'])
        expect([name, answer.headers.get(name)]).toEqual([name, plain.headers.get(name)])
      // Next.js, which compresses for each, would not know how much it sends.
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
      expect(await answer.text()).toBe(text)
    }
  })

  it('are told of without being sent, and sent in part', async () => {
    const address = await named('js')
    const head = await send(address, { 'accept-encoding': 'br' }, 'HEAD')
    const whole = await send(address, { 'accept-encoding': 'br' })
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    await whole.text()
    const part = await send(address, { 'accept-encoding': 'br', range: 'bytes=0-9' })
    expect([part.status, (await part.text()).length]).toEqual([206, 10])
  })

  it('are files to read', async () => {
    for (const address of [await named('js'), '/favicon.ico', '/_next/static/nulle-part'])
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await send(address, {}, method)
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      }
    // A folder is none of them.
    expect((await send('/icons', {}, 'POST')).status).not.toBe(405)
  })

  it.each(['nulle-part.js', '..%2f..%2f..%2fserver.js', '../../../server.js', '%2e%2e/server.js'])(
    'are those of the build alone: %s',
    async (name) => {
      const { hostname, port } = new URL(site.server.url)
      // As it is: `fetch` would go up before it asks.
      const status = await new Promise((resolve, reject) => {
        http
          .get({
            hostname,
            port,
            path: `/_next/static/chunks/${name}`,
            headers: { 'accept-encoding': 'br' },
          })
          .on('response', (answer) => {
            answer.resume()
            resolve(answer.statusCode)
          })
          .on('error', reject)
      })
      expect([308, 400, 404]).toContain(status)
    },
  )
})

const SAVES = 20

// A thousand saves and more readers are `npm run bench -- freshness`.
it(
  'nobody finds an older page after a newer one, while many read and somebody saves',
  { timeout: 90_000 },
  async () => {
    const { a } = site.world
    const read = async () => {
      const { text } = await ask(site, 'GET', `/shelter/alpha/animals/${a.animals.public}`)
      return Number(/Version (\d+)\./.exec(text)?.[1] ?? 0)
    }
    const save = async (version: number) => {
      const body = { shortDescription: `Version ${version}.` }
      const saved = await ask(site, 'PATCH', `/api/cms/animals/${a.animals.public}`, {
        as: 'editor',
        body,
      })
      expect(saved.status).toBe(200)
    }
    const seen = await watchVersions({ read, save, readers: 6, saves: SAVES })
    expect(seen.reads).toBeGreaterThan(SAVES)
    expect(seen.backwards).toBe(0)
    // What was being made during the last save may be kept for two seconds more.
    await expect.poll(read, { timeout: 10_000 }).toBe(SAVES)
  },
)
