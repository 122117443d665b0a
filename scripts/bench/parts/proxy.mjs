// @ts-check
import { step } from '../../lib/terminal.mjs'
import { numberedPage } from '../freshness.mjs'
import { percentile } from '../load.mjs'
import { hasNginx, startNginx } from '../nginx.mjs'
import { freshAfter, neverKept, oldAfterQuiet, sitemap, unreadable } from '../proxy.mjs'
import { fixedPages } from '../site.mjs'
import { scriptsOf } from '../weights.mjs'
import { hasWrk, measureFast } from '../wrk.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */

const CONNECTIONS = 32
const SAVES = 50
const MISSING = 'No nginx on this machine (Debian: apt-get install nginx): this part is left out.'

/**
 * deploy/nginx.conf in front of the application: how fast, how fresh, and what is left when the
 * application is away.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function proxy(bench) {
  if (!(await hasNginx())) return [{ head: ['nginx'], rows: [], note: MISSING }]
  const nginx = await startNginx(bench.port)
  try {
    return [
      await speed(bench, nginx.url),
      await freshness(bench, nginx.url),
      await safety(bench, nginx.url),
    ]
  } finally {
    await nginx.stop()
  }
}

/**
 * @param {Bench} bench
 * @param {string} front
 * @returns {Promise<Section>}
 */
async function speed({ site, seconds, data }, front) {
  const rows = []
  for (const [name, address] of await fixedPages(site)) {
    const perSecond = []
    for (const origin of [site, front]) {
      const where = origin === site ? 'bare' : 'behind nginx'
      await measureFast(origin + address, 1, 1)
      const result = await step(`${name}, ${where}`, () =>
        measureFast(origin + address, CONNECTIONS, seconds),
      )
      perSecond.push(result.perSecond)
    }
    const [bare = NaN, behind = NaN] = perSecond
    rows.push([name, Math.round(bare), Math.round(behind), (behind / bare).toFixed(0)])
  }
  return {
    head: [`${CONNECTIONS} connections, ${data()}, requests/s`, 'bare', 'behind nginx', 'times'],
    rows,
    note: `Asked by ${(await hasWrk()) ? 'wrk' : 'autocannon'}, compressed.`,
  }
}

/**
 * @param {Bench} bench
 * @param {string} front
 * @returns {Promise<Section>}
 */
async function freshness({ site, client }, front) {
  const { save, read } = await numberedPage(site, client)
  const behind = () => read(front)
  const times = await step(`Freshness after ${SAVES} saves`, () =>
    freshAfter({ read: behind, save, saves: SAVES, first: 1 }),
  )
  const old = await oldAfterQuiet({ read: behind, save, version: SAVES + 1 })
  return {
    head: ['behind nginx', 'measured', 'goal'],
    rows: [
      ['fresh after a save, ms (median)', percentile(times, 0.5).toFixed(0), ''],
      ['fresh after a save, ms (worst)', (times.at(-1) ?? NaN).toFixed(0), '≤ 1000'],
      ['old pages after a quiet while, of 8 readers at once', old, '0'],
    ],
  }
}

/**
 * @param {Bench} bench
 * @param {string} front
 * @returns {Promise<Section>}
 */
async function safety(bench, front) {
  const { site } = bench
  const kept = await neverKept(front, site)
  const pages = await sitemap(site)
  const files = []
  for (const [, address] of await fixedPages(site)) files.push(...(await scriptsOf(site, address)))
  const all = [...pages, ...new Set(files.map((file) => new URL(file).pathname))]
  await step(`Read ${all.length} addresses once`, () => unreadable(front, all))
  await bench.stop()
  try {
    const lost = await step('Read them again without the application', () => unreadable(front, all))
    return {
      head: ['behind nginx', 'measured', 'goal'],
      rows: [
        ...kept.map(([name, held]) => [name, held ? 'yes' : 'NO', 'yes']),
        [
          'addresses of the sitemap, and scripts, that are read while the application is stopped',
          `${all.length - lost.length} of ${all.length}`,
          'all that are kept',
        ],
      ],
      note: lost.length > 0 ? `Not read then: ${lost.slice(0, 10).join(', ')}.` : '',
    }
  } finally {
    await bench.start()
  }
}
