import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestPostgres, type Server } from '../support/database'
import { ask, openSite, type Site } from './api-client'
import { givingFixture, type GivingFixture } from './giving-fixture'

let site: Site
let fixture: GivingFixture
let postgres: Server

beforeAll(async () => {
  site = await openSite()
  fixture = await givingFixture(site.payload, site.world)
  postgres = await startTestPostgres()
})
afterAll(async () => {
  await site.server.stop()
  await postgres.stop()
})

/** Ends the sessions of the server, not those of this test. */
const cut = () => {
  const { pathname } = new URL(process.env.DATABASE_URL ?? '')
  return postgres.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${pathname.slice(1)}' and client_port not in (${ownPorts()})`,
  )
}

/** Local ports of this process's connections. */
function ownPorts(): string {
  const { pool } = site.payload.db as unknown as {
    pool: { _clients: Array<{ connection: { stream: { localPort?: number } } }> }
  }
  const ports = pool._clients.map(({ connection }) => connection.stream.localPort ?? 0)
  return [0, ...ports].join(', ')
}

const save = (title: string) =>
  ask(site, 'PATCH', `/api/shelter/alpha/pages/${site.world.a.pages.published}`, {
    as: 'editor',
    body: { title },
  })

const titles = async () => {
  const page = await site.payload.findByID({
    collection: 'pages',
    id: site.world.a.pages.published,
    overrideAccess: true,
  })
  return page.title
}

it('connections that are cut under a server’s work cost that work alone', async () => {
  // Every part of the program has a connection of its own.
  expect((await save('Avant')).status).toBe(200)
  const statuses = new Set<number>()
  let last = 'Avant'
  for (let round = 0; round < 8; round += 1) {
    const works = [
      ...Array.from({ length: 3 }, (_, at) =>
        ask(site, 'GET', `/api/animals?search=${round}${at}`),
      ),
      ask(site, 'POST', '/api/create-checkout', { body: fixture.bodyOf() }),
      ask(site, 'GET', '/api/user/session', { as: 'editor' }),
    ]
    const title = `Titre ${round}`
    const saved = save(title)
    await sleep(round * 8)
    await cut()
    for (const { status } of await Promise.all(works)) statuses.add(status)
    const { status } = await saved
    statuses.add(status)
    if (status === 200) last = title
    // What was answered « enregistré » is kept; what was refused may be, when its answer was cut.
    expect([last, title]).toContain(await titles())
    if (status === 200) expect(await titles()).toBe(title)
    else last = await titles()
    expect((await ask(site, 'GET', '/api/health')).status).toBe(200)
  }
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
  expect((await save('Après')).status).toBe(200)
  expect(await titles()).toBe('Après')
  const log = fs.readFileSync(site.server.logFile, 'utf8')
  expect(log).not.toContain('uncaughtException')
  expect(log.match(/Patte Blanche is starting/g)).toHaveLength(1)
}, 90_000)
