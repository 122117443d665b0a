import fs from 'node:fs'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PASSWORD } from './access/world'
import { startServer } from '../support/server'
import { ask, openSite, type Site } from './api-client'

/** Stands between the program and its database, and can hang up. */
class Line {
  private readonly sockets = new Set<net.Socket>()
  private isCut = false
  private readonly server: net.Server
  port = 0

  constructor(target: URL) {
    this.server = net.createServer((near) => {
      if (this.isCut) {
        near.destroy()
        return
      }
      const far = net.connect(Number(target.port), target.hostname)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from)
        from.pipe(to)
        from.on('error', () => to.destroy())
        from.on('close', () => {
          this.sockets.delete(from)
          to.destroy()
        })
      }
    })
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.port = (this.server.address() as net.AddressInfo).port
  }
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }
  mend(): void {
    this.isCut = false
  }
  close(): void {
    this.cut()
    this.server.close()
  }
}

let site: Site
let line: Line

beforeAll(async () => {
  const database = new URL(process.env.DATABASE_URL ?? '')
  line = new Line(database)
  await line.open()
  const through = new URL(database)
  through.port = String(line.port)
  site = await openSite({ DATABASE_URL: through.href })
  expect((await ask(site, 'GET', '/api/animals?shelterId=alpha')).status).toBe(200)
})
afterAll(async () => {
  await site.server.stop()
  line.close()
})

describe('while the database is away', () => {
  const page = () => `/api/shelter/alpha/pages/${site.world.a.pages.published}`
  const french = /momentanément indisponible/

  beforeAll(async () => {
    line.cut()
    await sleep(300)
  })

  it('what is kept still answers, and the process is alive', async () => {
    expect((await ask(site, 'GET', '/api/animals?shelterId=alpha')).status).toBe(200)
    expect((await ask(site, 'GET', '/api/health')).status).toBe(200)
  })

  it('it says which check fails', async () => {
    const { status, json } = await ask(site, 'GET', '/api/ready')
    expect(status).toBe(503)
    expect(json.checks).toEqual({ database: 'failed', migrations: 'failed', storage: 'ok' })
  })

  it.each([
    ['GET', '/api/animals?search=x', undefined],
    ['GET', '/api/user/session', undefined],
    ['GET', '/api/user/shelters', undefined],
    ['PATCH', 'page', { title: 'x' }],
    ['POST', '/api/auth/login', { email: 'editor@exemple.fr', password: PASSWORD }],
    ['POST', '/api/auth/logout', undefined],
    ['GET', '/api/cms/animals', undefined],
    ['POST', '/api/cms/animals', { name: 'x' }],
    ['POST', '/api/cms/users/login', { email: 'editor@exemple.fr', password: PASSWORD }],
  ])('%s %s is 503, in French, without a trace', async (method, path, body) => {
    const answer = await ask(site, method, path === 'page' ? page() : path, { as: 'editor', body })
    expect(answer.status).toBe(503)
    expect(answer.json.error ?? answer.json.errors?.[0]?.message).toMatch(french)
    expect(answer.text).not.toMatch(/ECONN|postgres|select|at async/i)
  })

  it('tries that never took place lock nobody out', async () => {
    const body = { email: 'admin@exemple.fr', password: 'Mauvais-Mot-2026' }
    for (let round = 0; round < 4; round += 1) {
      for (const path of ['/api/auth/login', '/api/cms/users/login']) {
        expect((await ask(site, 'POST', path, { body })).status).toBe(503)
      }
    }
  })

  it('a gateway shows a page of ours', async () => {
    const { status, text } = await ask(site, 'GET', '/shelter/alpha/admin', { as: 'editor' })
    expect(status).toBe(503)
    expect(text).toContain('Réessayer')
  })
})

describe('a page that is made while somebody waits', () => {
  it.each(['/animaux?search=x', '/refuges?departement=35'])(
    '%s is 503, in French',
    async (path) => {
      const { status, headers, text } = await ask(site, 'GET', path)
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('5')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).toContain('<html lang="fr">')
      expect(text).toContain('momentanément indisponible')
      expect(text).not.toMatch(/ECONN|postgres|select|at async/i)
    },
  )
})

it('everything recovers by itself', async () => {
  line.mend()
  const page = `/api/shelter/alpha/pages/${site.world.a.pages.published}`
  await expect
    .poll(async () => (await ask(site, 'GET', '/api/ready')).status, { timeout: 15_000 })
    .toBe(200)
  const saved = await ask(site, 'PATCH', page, { as: 'editor', body: { title: 'De retour' } })
  expect(saved.status).toBe(200)
  const signedIn = await ask(site, 'POST', '/api/auth/login', {
    body: { email: 'editor@exemple.fr', password: PASSWORD },
  })
  expect(signedIn.status).toBe(200)
  const admin = { email: 'admin@exemple.fr', password: PASSWORD }
  expect((await ask(site, 'POST', '/api/auth/login', { body: admin })).status).toBe(200)
})

it('the log of an outage is one line of JSON for each thing, without the values of a query', () => {
  const lines = fs.readFileSync(site.server.logFile, 'utf8').trimEnd().split('\n')
  const faults = lines.filter((line) => line.startsWith('{') && line.includes('"level":50'))
  expect(faults.length).toBeGreaterThan(5)
  // What Next.js says of itself when it starts is all that is no JSON.
  const others = lines.filter((line) => line && !line.startsWith('{'))
  expect(others.filter((line) => !/^\s*[▲✓-]/.test(line))).toEqual([])
  expect(lines.join('\n')).not.toContain('params:')
})

it('closed for maintenance, the program answers without its database', async () => {
  const server = await startServer({
    database: 'postgres://nobody@127.0.0.1:1/none',
    env: { MAINTENANCE: '1', MIGRATE_ON_START: '1' },
  })
  try {
    const page = await fetch(`${server.url}/animaux?search=x`)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '300'])
    expect(await page.text()).toContain('en maintenance')
    const data = await fetch(`${server.url}/api/animals`)
    expect([data.status, data.headers.get('content-type')]).toEqual([503, 'application/json'])
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  } finally {
    await server.stop()
  }
})
