// @ts-check
import { step } from '../../lib/terminal.mjs'
import { measure } from '../load.mjs'
import { madeAndKept } from '../renders.mjs'
import { fixedPages } from '../site.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */

/**
 * Pages and a list of the API, to one visitor and to a crowd.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function speed(bench) {
  const { site, seconds } = bench
  const rows = []
  for (const [name, address] of [
    ...(await fixedPages(site)),
    ['GET /api/animals, 12', '/api/animals?limit=12'],
  ]) {
    // Fills the caches.
    await measure(site + address, 1, 1)
    for (const connections of [1, 32]) {
      const { perSecond, p50, p95 } = await step(`${name}, ${connections} connections`, () =>
        measure(site + address, connections, seconds),
      )
      rows.push([name ?? '', connections, Math.round(perSecond), p50.toFixed(1), p95.toFixed(1)])
    }
  }
  return [
    { head: [bench.data(), 'connections', 'requests/s', 'p50 ms', 'p95 ms'], rows },
    await step('Pages made, and kept', () => renders(bench)),
  ]
}

/**
 * What keeping a page is worth.
 * @param {Bench} bench
 * @returns {Promise<Section>}
 */
export async function renders({ site, client, data }) {
  const { made, kept } = await madeAndKept(site, client)
  const ratio = (kept / made).toFixed(1)
  return {
    head: [
      `200 pages of animals, ${data()}`,
      'made, requests/s',
      'kept, requests/s',
      'ratio',
      'goal',
    ],
    rows: [['one after the other', Math.round(made), Math.round(kept), ratio, '≥ 10']],
  }
}
