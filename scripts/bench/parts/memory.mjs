// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

import { step } from '../../lib/terminal.mjs'
import { memoryOf, mixedAddresses, mixedLoad } from '../memory.mjs'
import { fixedPages } from '../site.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */
/** @typedef {import('../memory.mjs').Memory} Memory */

const MINUTES = Number(process.env.BENCH_MINUTES) || 10
const READERS = 16
/** After which nothing of the start is still going on. */
const REST_MS = 30_000

/**
 * Memory of one server on T2: at rest, under load, and afterwards.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function memory(bench) {
  await bench.needT2()
  const { site, client } = bench
  await bench.stop()
  await bench.start()
  for (const [, address] of await fixedPages(site)) await (await fetch(site + address)).text()
  await step('A server at rest', () => sleep(REST_MS))
  const rest = await memoryOf(bench.pid())
  const address = await mixedAddresses(client)
  const { most, requests } = await step(`${MINUTES} minutes of mixed load`, () =>
    mixedLoad({ site, pid: bench.pid(), address, readers: READERS, minutes: MINUTES }),
  )
  await step('At rest again', () => sleep(REST_MS))
  const after = await memoryOf(bench.pid())
  const row = (/** @type {string} */ name, /** @type {Memory} */ { rss, pss }, goal = '') => [
    name,
    rss.toFixed(0),
    pss === undefined ? '' : pss.toFixed(0),
    goal,
  ]
  return [
    {
      head: [`memory of the server, MB, ${bench.data()}`, 'RSS', 'PSS', 'goal'],
      rows: [
        row('at rest', rest, '≤ 450'),
        row(`most in ${MINUTES} minutes of mixed load`, most, '≤ 700'),
        row('half a minute later', after),
      ],
      note: `The load: ${READERS} readers, ${Math.round(requests / (MINUTES * 60))} requests a second.`,
    },
  ]
}
