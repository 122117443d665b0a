// @ts-check
// npm run bench: speed of the production build on this machine, on the demonstration data (T1) and
// on those of a whole country (T2, t2.mjs). It prints numbers and never fails on time.
// The load generator shares the machine's cores with the server and its database.
import fs from 'node:fs'
import path from 'node:path'

import { installDependencies, requireNode } from '../lib/install.mjs'
import { onExit, runMain } from '../lib/lifecycle.mjs'
import { dataDir } from '../lib/project.mjs'
import { say, step } from '../lib/terminal.mjs'

process.env.DATA_DIR = '.data-bench'
const SECONDS = Number(process.env.BENCH_SECONDS) || 5

/** Public addresses whose weight is printed; a new page is a new line. */
const WEIGHED = [
  '/',
  '/animaux',
  '/refuges',
  '/faq',
  '/shelter/refuge-des-quatre-vents',
  '/shelter/refuge-des-quatre-vents/donate',
]

await runMain(async () => {
  requireNode()
  await installDependencies()
  const { site, client, database } = await prepare()
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
  await measureT2({ site, client, database, fixed: addresses.slice(0, 2), t1: table })
  const { pageSave } = await import('./page-save.mjs')
  const save = await step('Save a page', () => pageSave(site, client))
  const { editorOfBigPage } = await import('./editor.mjs')
  const big = await step('Edit a page of 60 sections and 300 blocks', () =>
    editorOfBigPage(site, client),
  )
  const { inboxOfMany } = await import('./inbox.mjs')
  const inbox = await step('An inbox of 20,000 answers', () => inboxOfMany(site, client, SECONDS))
  const { giving } = await import('./giving.mjs')
  const gifts = await step('Give, and make 1,000 receipts', () => giving(site, client))

  print(['', 'connections', 'requests/s', 'p50 ms', 'p95 ms'], table)
  const { weigh } = await import('./weights.mjs')
  const { accountWeight } = await import('./account-weight.mjs')
  const weights = []
  for (const address of [...WEIGHED, ...addresses.slice(1, 2).map(([, path = '']) => path)]) {
    const { html, js, scripts } = await weigh(site, address)
    const { kilobytes } = await accountWeight(site, address)
    weights.push([address, html.toFixed(1), js.toFixed(1), kilobytes.toFixed(1), scripts])
  }
  say('')
  // Goal of what a visitor without an account has of accounts: at most 3 KB.
  print(['gzip', 'HTML KB', 'first-load JavaScript KB', 'of accounts KB', 'scripts'], weights)
  say(
    `\nOne page save: ${save.statements} SQL statements, and ${save.transaction} of BEGIN and ` +
      `COMMIT, in ${save.milliseconds.toFixed(0)} ms`,
  )
  say('')
  print(
    ['page editor, 60 sections, 300 blocks', 'measured', 'goal'],
    [
      ['open, ms', big.open.toFixed(0), '< 2000'],
      ['key to paint, ms (median)', big.key.toFixed(1), '< 50'],
      ['key to paint, ms (worst)', big.keyWorst.toFixed(1), ''],
      ['save in the admin, ms', big.save.toFixed(0), '< 500'],
      ['save by the API, ms', big.patch.toFixed(0), '< 500'],
      ['SQL statements of that save', big.statements, '≤ 20'],
    ],
  )
  say('')
  print(['20,000 answers (goal ≤ 200 ms)', 'p50 ms', 'p95 ms', 'tables read whole'], inbox.rows)
  say(
    `\nTheir export: first bytes after ${inbox.file.first.toFixed(0)} ms, ` +
      `${(inbox.file.bytes / 1e6).toFixed(1)} MB in ${inbox.file.whole.toFixed(0)} ms`,
  )
  say(
    `\nPOST /api/create-checkout: p50 ${gifts.checkout.p50.toFixed(0)} ms, ` +
      `p95 ${gifts.checkout.p95.toFixed(0)} ms`,
  )
  say(
    `${gifts.count} receipts in the background: ${gifts.receipts.seconds.toFixed(0)} s, ` +
      `${gifts.receipts.holes} holes in their numbers`,
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
  // One proxy: the load comes from as many networks as it says.
  const env = { DEMO: '1', LOG_LEVEL: 'warn', HOSTNAME: '127.0.0.1', TRUSTED_PROXIES: '1' }
  const { url } = await serve({ site: ownSite(), database, port, log, env })
  return { site: url, client, database }
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

/**
 * The same server on T2, which is added to its database: the catalogue, and the pages that show a
 * fixed number of things.
 * @param {object} with
 * @param {string} with.site origin
 * @param {import('pg').Client} with.client
 * @param {string} with.database its address
 * @param {string[][]} with.fixed names and addresses of those pages
 * @param {(string | number)[][]} with.t1 rows of the table, which grows
 */
async function measureT2({ site, client, database, fixed, t1: table }) {
  const { loadT2 } = await import('./t2.mjs')
  const { QUESTIONS, steady } = await import('./catalogue.mjs')
  const { measure } = await import('./load.mjs')
  const { wholeReads } = await import('./plans.mjs')
  const { signIn } = await import('./page-save.mjs')
  const size = await step('Load T2', () => loadT2(client))
  say(
    `T2: ${size.shelters} shelters, ${size.animals} animals, ${size.listed} listed, ` +
      `${size.gifts} gifts, ${size.people} people, ${size.notices} notifications`,
  )
  for (const [name = '', address = ''] of fixed) {
    await measure(site + address, 1, 1)
    const { perSecond, p50, p95 } = await step(`${name} on T2`, () =>
      measure(site + address, 1, SECONDS),
    )
    table.push([`${name}, T2`, 1, Math.round(perSecond), p50.toFixed(1), p95.toFixed(1)])
  }
  const rows = []
  for (const [name, address] of QUESTIONS) {
    const { result, wholeReads: reads } = await step(`T2, ${name}`, () =>
      wholeReads(client, () => steady(site, address, 20, SECONDS * 2)),
    )
    rows.push([name, 20, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  const cookie = `payload-token=${await signIn(site)}`
  const admin = await step('T2, list of animals in the admin', () =>
    wholeReads(client, () =>
      steady(site, () => '/admin/collections/animals?limit=12', 1, SECONDS, { cookie }),
    ),
  )
  rows.push([
    'list of animals in the admin',
    1,
    admin.result.p50.toFixed(1),
    admin.result.p95.toFixed(1),
    admin.wholeReads,
  ])
  const { teamAnimals } = await import('./animals-team.mjs')
  rows.push(...(await step('T2, animals of a team', () => teamAnimals(site, client, SECONDS))))
  const { teamGiving } = await import('./giving-team.mjs')
  const giving = await step('T2, lists of giving', () => teamGiving(site, client, SECONDS))
  rows.push(...giving.rows)
  const { announcement, notices } = await import('./notices.mjs')
  rows.push(...(await step('T2, notifications and likes', () => notices(site, client, SECONDS))))
  const { lostAlert, lostLists } = await import('./lost-found.mjs')
  rows.push(...(await step('T2, lost animals', () => lostLists(site, client, SECONDS))))
  const { campaignLists } = await import('./campaigns.mjs')
  rows.push(...(await step('T2, campaigns', () => campaignLists(site, client, SECONDS))))
  const { supplyLists } = await import('./supplies.mjs')
  rows.push(...(await step('T2, goods', () => supplyLists(site, client, SECONDS))))
  const { walkLists } = await import('./walks.mjs')
  rows.push(...(await step('T2, walks', () => walkLists(site, client, SECONDS))))
  const { wallLists } = await import('./wall.mjs')
  rows.push(...(await step('T2, the wall', () => wallLists(site, client, SECONDS))))
  const { placeLists } = await import('./places.mjs')
  rows.push(...(await step('T2, places', () => placeLists(site, client, SECONDS))))
  print(['T2', 'requests/s', 'p50 ms', 'p95 ms', 'tables read whole'], rows)
  say(
    `Export of the gifts: first bytes after ${giving.file.first.toFixed(0)} ms, ` +
      `${(giving.file.bytes / 1e6).toFixed(1)} MB in ${giving.file.whole.toFixed(0)} ms`,
  )
  const told = await step('T2, an announcement to everybody', () => announcement(site, client))
  say(
    `An announcement: ${told.told} people told in ${told.stored.toFixed(1)} s, ` +
      `${told.queued.toFixed(1)} s after it was sent`,
  )
  say(
    `Others meanwhile, p50, p95 and worst: reads ${told.reads.join(', ')} ms, ` +
      `writes ${told.writes.join(', ')} ms`,
  )
  const { matchSearches } = await import('./saved-searches.mjs')
  const kept = await step('T2, saved searches', () => matchSearches(database))
  const alert = await step('T2, an animal is lost', () => lostAlert(site, client))
  say(
    `Saved searches: ${kept.compared} compared with ${kept.arrivals} animals of a day in ` +
      `${kept.seconds.toFixed(1)} s, ${kept.matched} answered`,
  )
  say(
    `An alert: ${alert.told} people told in ${alert.stored.toFixed(1)} s; ` +
      `compared with 30,000 reports in ${alert.matched.toFixed(1)} s`,
  )
  const { enumeration } = await import('./enumeration.mjs')
  const guesses = await step('T2, guess who has an account', () => enumeration(site))
  print(
    ['ms', 'known', 'unknown', 'apart', 'spread of all', 'known slower, %', 'same words'],
    guesses,
  )
  say('')
}
