// @ts-check
// npm run bench: speed of the production build on the demonstration data, on this machine.
// The load generator shares the machine's cores with the server and its database.
import fs from 'node:fs'
import path from 'node:path'

import { installDependencies, requireNode } from '../lib/install.mjs'
import { onExit, runMain } from '../lib/lifecycle.mjs'
import { dataDir } from '../lib/project.mjs'
import { say, step } from '../lib/terminal.mjs'

process.env.DATA_DIR = '.data-bench'
const SECONDS = Number(process.env.BENCH_SECONDS) || 5

await runMain(async () => {
  requireNode()
  await installDependencies()
  const { site, client } = await prepare()
  const animals = /** @type {any} */ (await (await fetch(`${site}/api/animals?limit=1`)).json())
  const [animal] = animals.data
  const addresses = [
    ['shelter home', '/shelter/refuge-des-quatre-vents'],
    ['animal page', `/shelter/${animal.shelter.slug}/animals/${animal.id}`],
    ['GET /api/animals', '/api/animals?limit=12'],
  ]
  const { measure } = await import('./load.mjs')
  const table = []
  for (const [name = '', address = ''] of addresses) {
    await measure(site + address, 1, 1) // fills the caches
    for (const connections of [1, 32]) {
      const { perSecond, p50, p95 } = await step(`${name}, ${connections} connections`, () =>
        measure(site + address, connections, SECONDS),
      )
      table.push([name, connections, Math.round(perSecond), p50.toFixed(1), p95.toFixed(1)])
    }
  }
  const { pageSave } = await import('./page-save.mjs')
  const save = await step('Save a page', () => pageSave(site, client))

  print(['', 'connections', 'requests/s', 'p50 ms', 'p95 ms'], table)
  say(
    `\nOne page save: ${save.statements} SQL statements, and ${save.transaction} of BEGIN and ` +
      `COMMIT, in ${save.milliseconds.toFixed(0)} ms`,
  )
})

/** A server of its own, on demonstration data of its own. */
async function prepare() {
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
  const env = { DEMO: '1', LOG_LEVEL: 'warn', HOSTNAME: '127.0.0.1' }
  const { url } = await serve({ site: ownSite(), database, port, log, env })
  return { site: url, client }
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function print(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column]).length)),
  )
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? String(cell).padEnd(width) : String(cell).padStart(width)
    })
    say(cells.join('  '))
  }
}
