// @ts-check
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { Problem } from '../lib/terminal.mjs'
import { steady } from './catalogue.mjs'
import { signInAs } from './page-save.mjs'
import { wholeReads } from './plans.mjs'
import { NEIGHBOURHOOD } from './t2-lost.mjs'
import { emailOf } from './t2-people.mjs'

/** @typedef {import('pg').Client} Client */

const PLACES = 'Rennes,Lyon,Lille,Nantes,Bordeaux,Toulouse,Strasbourg,Paris,Marseille,Dijon'.split(
  ',',
)
const LIST = '/animaux-perdus'
const MAP = '/api/lost-found/map?kind=LOST'

/** Different questions each time: a name, and the address of the nth request. */
const QUESTIONS = /** @type {Array<[string, (n: number) => string]>} */ ([
  ['lost animals, any page', (n) => `${LIST}?page=${1 + ((n * 7) % 40)}`],
  [
    'lost animals around a town',
    (n) => `${LIST}?near=${PLACES[n % PLACES.length]}&radiusKm=${10 + (n % 40)}`,
  ],
  [
    'lost cats around a town, 3 filters',
    (n) =>
      `${LIST}?species=CAT&coat=TABBY&since=90&near=${PLACES[n % PLACES.length]}&radiusKm=${20 + (n % 30)}`,
  ],
  ['map of all, in groups', (n) => `${MAP}&since=${300 + (n % 60)}`],
  [
    'map of a part, in groups',
    (n) => `${MAP}&box=43,${((n % 20) - 20) / 10},49,${((n % 20) + 40) / 10}&zoom=7`,
  ],
])

/**
 * What people ask of the reports of lost animals.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function lostLists(site, client, seconds) {
  await steady(site, () => LIST, 5, 3)
  const rows = []
  for (const [name, address] of QUESTIONS) {
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, address, 10, seconds),
    )
    rows.push([name, 10, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  return rows
}

/**
 * One more animal is lost where many people want to hear of it: what its two jobs take.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @returns {Promise<{ told: number, stored: number, matched: number }>} how many were told; seconds
 *   until their notices are stored, and until it is compared with all others
 */
export async function lostAlert(site, client) {
  const email = emailOf(1)
  const { token } = await signInAs(site, email)
  const response = await fetch(`${site}/api/lost-found`, {
    method: 'POST',
    headers: { cookie: `payload-token=${token}`, origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'LOST',
      species: 'CAT',
      day: new Date().toISOString().slice(0, 10),
      near: NEIGHBOURHOOD,
      coat: 'TABBY',
      name: 'Nala',
      contactName: 'Jeanne',
      email,
    }),
  })
  const answer = await response.json()
  if (!answer.isPublished) throw new Problem(`Reporting answers ${JSON.stringify(answer)}`)
  const [stored, matched] = await jobTimes(client, answer.id, [
    'alert-lost-found',
    'match-lost-found',
  ])
  const { rows } = await client.query('SELECT told FROM lost_found_alerts WHERE report_id = $1', [
    answer.id,
  ])
  return { told: Number(rows[0]?.told), stored: stored ?? NaN, matched: matched ?? NaN }
}

/**
 * Seconds that jobs of one report ran, from when a server took them; a job that is done is gone.
 * @param {Client} client
 * @param {string} report
 * @param {string[]} slugs
 */
async function jobTimes(client, report, slugs) {
  /** @type {Map<string, number>} */
  const begun = new Map()
  /** @type {Map<string, number>} */
  const took = new Map()
  const limit = performance.now() + 60_000
  while (took.size < slugs.length) {
    if (performance.now() > limit) throw new Problem(`The jobs of ${report} do not end.`)
    const { rows } = await client.query(
      `SELECT task_slug AS slug, processing FROM payload_jobs
       WHERE input ->> 'report' = $1 AND completed_at IS NULL`,
      [report],
    )
    for (const slug of slugs) {
      const job = rows.find((row) => row.slug === slug)
      if (job?.processing && !begun.has(slug)) begun.set(slug, performance.now())
      if (!job && !took.has(slug)) {
        took.set(slug, (performance.now() - (begun.get(slug) ?? performance.now())) / 1000)
      }
    }
    await sleep(10)
  }
  return slugs.map((slug) => took.get(slug))
}
