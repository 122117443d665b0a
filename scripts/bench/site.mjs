// @ts-check
import fs from 'node:fs'
import path from 'node:path'

import { onExit } from '../lib/lifecycle.mjs'
import { dataDir } from '../lib/project.mjs'
import { say, step } from '../lib/terminal.mjs'

/**
 * What every part of the bench measures.
 * @typedef {object} Bench
 * @property {string} site origin
 * @property {number} port of that origin
 * @property {import('pg').Client} client of its database, with pg_stat_statements
 * @property {string} database its address
 * @property {number} seconds of each question
 * @property {() => number} pid of the server
 * @property {() => Promise<void>} stop the server, not its database
 * @property {() => Promise<void>} start the server again, on the same port
 * @property {() => Promise<void>} needT2 the data of a whole country, loaded once
 * @property {() => 'T1' | 'T2'} data which data are there
 */

/**
 * A production server of its own, on demonstration data of its own.
 * @param {number} seconds of each question
 * @returns {Promise<Bench>}
 */
export async function openBench(seconds) {
  const { ownSite, prepareSite } = await import('../lib/build.mjs')
  const { demoDatabase } = await import('../lib/databases.mjs')
  const { freePort } = await import('../lib/ports.mjs')
  const { startPostgres } = await import('../lib/postgres.mjs')
  const { serve } = await import('../lib/serve.mjs')
  const { default: pg } = await import('pg')

  const postgres = await startPostgres({
    flags: ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'],
  })
  onExit(postgres.stop)
  const database = await demoDatabase(postgres, { fresh: true })
  await prepareSite()
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  onExit(() => client.end())
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  const log = path.join(dataDir(), 'server.log')
  fs.rmSync(log, { force: true })
  const port = await freePort()
  // One proxy: the load comes from as many networks as it says.
  const env = { DEMO: '1', LOG_LEVEL: 'warn', HOSTNAME: '127.0.0.1', TRUSTED_PROXIES: '1' }
  const begin = () => serve({ site: ownSite(), database, port, log, env })
  let server = await begin()
  /** @type {'T1' | 'T2'} */
  let data = 'T1'
  return {
    site: server.url,
    port,
    client,
    database,
    seconds,
    pid: () => server.pid ?? 0,
    stop: () => server.stop(),
    start: async () => {
      server = await begin()
    },
    needT2: async () => {
      if (data === 'T2') return
      const { loadT2 } = await import('./t2.mjs')
      const size = await step('Load T2', () => loadT2(client))
      data = 'T2'
      say(
        `T2: ${size.shelters} shelters, ${size.animals} animals, ${size.listed} listed, ` +
          `${size.gifts} gifts, ${size.people} people, ${size.notices} notifications`,
      )
    },
    data: () => data,
  }
}

/**
 * Pages that show a fixed number of things: their names, and their addresses.
 * @param {string} site origin
 * @returns {Promise<[string, string][]>}
 */
export async function fixedPages(site) {
  const answer = /** @type {any} */ (await (await fetch(`${site}/api/animals?limit=1`)).json())
  const [animal] = answer.data
  return [
    ['home', '/'],
    ['catalogue', '/animaux'],
    ['shelter home', '/shelter/refuge-des-quatre-vents'],
    ['animal page', `/shelter/${animal.shelter.slug}/animals/${animal.id}`],
  ]
}
