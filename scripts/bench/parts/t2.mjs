// @ts-check
import { step } from '../../lib/terminal.mjs'
import { teamAnimals } from '../animals-team.mjs'
import { campaignLists } from '../campaigns.mjs'
import { QUESTIONS, steady } from '../catalogue.mjs'
import { enumeration } from '../enumeration.mjs'
import { teamGiving } from '../giving-team.mjs'
import { measure } from '../load.mjs'
import { lostAlert, lostLists } from '../lost-found.mjs'
import { announcement, notices } from '../notices.mjs'
import { signIn } from '../page-save.mjs'
import { placeLists } from '../places.mjs'
import { wholeReads } from '../plans.mjs'
import { matchSearches } from '../saved-searches.mjs'
import { fixedPages } from '../site.mjs'
import { supplyLists } from '../supplies.mjs'
import { walkLists } from '../walks.mjs'
import { wallLists } from '../wall.mjs'
import { renders } from './speed.mjs'
import { weights } from './weights.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */
/** @typedef {(string | number)[][]} Rows */

/** Goals at p95, in milliseconds, of the questions that have one. */
const GOALS = /** @type {Record<string, string>} */ ({
  '4 filters, 50 km': '≤ 100',
  'list of animals in the admin': '≤ 500',
  'notifications not read': '≤ 20',
})

/**
 * The same server on the data of a whole country.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function t2(bench) {
  const pages = await fixedPages(bench.site)
  const before = bench.data() === 'T1' ? await times(bench, pages) : undefined
  await bench.needT2()
  const after = await times(bench, pages)
  const { rows, notes } = await lists(bench)
  return [
    {
      head: ['one visitor, p95 ms', 'T1', 'T2', 'ratio', 'goal'],
      rows: pages.map(([name], at) => {
        const [small, large] = [before?.[at], after[at] ?? NaN]
        const ratio = small ? (large / small).toFixed(1) : ''
        return [name, small ? small.toFixed(1) : '', large.toFixed(1), ratio, '≤ 2']
      }),
    },
    await step('Pages made, and kept', () => renders(bench)),
    ...(await weights(bench)),
    {
      head: ['T2', 'requests/s', 'p50 ms', 'p95 ms', 'goal', 'tables read whole'],
      rows: rows.map(([name = '', perSecond = '', p50 = '', p95 = '', reads = '']) => [
        ...[name, perSecond, p50, p95, GOALS[name] ?? '', reads],
      ]),
      note: notes.join('\n\n'),
    },
    {
      head: ['ms', 'known', 'unknown', 'apart', 'spread of all', 'known slower, %', 'same words'],
      rows: await step('T2, guess who has an account', () => enumeration(bench.site)),
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {[string, string][]} pages
 * @returns {Promise<number[]>} p95 of each in milliseconds
 */
async function times({ site, seconds, data }, pages) {
  const all = []
  for (const [name, address] of pages) {
    await measure(site + address, 1, 1)
    const { p95 } = await step(`${name} on ${data()}`, () => measure(site + address, 1, seconds))
    all.push(p95)
  }
  return all
}

/**
 * What people ask of lists, in public and in the admin.
 * @param {Bench} bench
 * @returns {Promise<{ rows: Rows, notes: string[] }>}
 */
async function lists({ site, client, database, seconds }) {
  /** @type {Rows} */
  const rows = []
  for (const [name, address] of QUESTIONS) {
    const { result, wholeReads: reads } = await step(`T2, ${name}`, () =>
      wholeReads(client, () => steady(site, address, 20, seconds * 2)),
    )
    rows.push([name, 20, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  const cookie = `payload-token=${await signIn(site)}`
  const { result, wholeReads: reads } = await step('T2, list of animals in the admin', () =>
    wholeReads(client, () =>
      steady(site, () => '/admin/collections/animals?limit=12', 1, seconds, { cookie }),
    ),
  )
  const admin = [result.p50.toFixed(1), result.p95.toFixed(1), reads]
  rows.push(['list of animals in the admin', 1, ...admin])
  rows.push(...(await step('T2, animals of a team', () => teamAnimals(site, client, seconds))))
  const giving = await step('T2, lists of giving', () => teamGiving(site, client, seconds))
  rows.push(...giving.rows)
  for (const [name, questions] of /** @type {[string, typeof notices][]} */ ([
    ['notifications and likes', notices],
    ['lost animals', lostLists],
    ['campaigns', campaignLists],
    ['goods', supplyLists],
    ['walks', walkLists],
    ['the wall', wallLists],
    ['places', placeLists],
  ]))
    rows.push(...(await step(`T2, ${name}`, () => questions(site, client, seconds))))
  const { first, whole, bytes } = giving.file
  const file =
    `Export of the gifts: first bytes after ${first.toFixed(0)} ms, ` +
    `${(bytes / 1e6).toFixed(1)} MB in ${whole.toFixed(0)} ms.`
  return { rows, notes: [file, ...(await longWork(site, client, database))] }
}

/**
 * What is told to many people at once.
 * @param {string} site
 * @param {import('pg').Client} client
 * @param {string} database its address
 * @returns {Promise<string[]>} sentences
 */
async function longWork(site, client, database) {
  const told = await step('T2, an announcement to everybody', () => announcement(site, client))
  const kept = await step('T2, saved searches', () => matchSearches(database))
  const alert = await step('T2, an animal is lost', () => lostAlert(site, client))
  return [
    `An announcement: ${told.told} people told in ${told.stored.toFixed(1)} s, ` +
      `${told.queued.toFixed(1)} s after it was sent.`,
    `Others meanwhile, p50, p95 and worst: reads ${told.reads.join(', ')} ms, ` +
      `writes ${told.writes.join(', ')} ms.`,
    `Saved searches: ${kept.compared} compared with ${kept.arrivals} animals of a day in ` +
      `${kept.seconds.toFixed(1)} s, ${kept.matched} answered.`,
    `An alert: ${alert.told} people told in ${alert.stored.toFixed(1)} s; ` +
      `compared with 30,000 reports in ${alert.matched.toFixed(1)} s.`,
  ]
}
