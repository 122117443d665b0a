// @ts-check
// npm run bench: speed of the production build on this machine, on the demonstration data (T1) and
// on those of a whole country (T2, t2.mjs). It prints numbers, never fails on time, and keeps the last
// figures of each part in docs/speed.md. npm run bench -- public: what visitors read, in some minutes;
// npm run bench -- weights memory: those parts.
// BENCH_SECONDS: of each question, 5 by default. BENCH_MINUTES: of the mixed load, 10 by default.
// BENCH_RUNS: of Lighthouse on each page, 5 by default. BENCH_SAVES: while others read, 1000 by default.
// BENCH_KEEP=0: docs/speed.md stays as it is.
// The load generator shares the machine's cores with the server and its database.
import os from 'node:os'

import { installDependencies, requireNode } from '../lib/install.mjs'
import { runMain } from '../lib/lifecycle.mjs'
import { Problem, bold, say } from '../lib/terminal.mjs'

process.env.DATA_DIR = '.data-bench'
const SECONDS = Number(process.env.BENCH_SECONDS) || 5

/** @typedef {(bench: import('./site.mjs').Bench) => Promise<import('./report.mjs').Section[]>} Part */

/**
 * In their order: what is measured on T1 comes before T2 is loaded.
 * @type {Record<string, () => Promise<Part>>}
 */
const PARTS = {
  weights: async () => (await import('./parts/weights.mjs')).weights,
  speed: async () => (await import('./parts/speed.mjs')).speed,
  proxy: async () => (await import('./parts/proxy.mjs')).proxy,
  freshness: async () => (await import('./parts/freshness.mjs')).freshness,
  lighthouse: async () => (await import('./parts/lighthouse.mjs')).lighthouse,
  t2: async () => (await import('./parts/t2.mjs')).t2,
  team: async () => (await import('./parts/team.mjs')).team,
  memory: async () => (await import('./parts/memory.mjs')).memory,
}

/** What may be asked for by one word. @type {Record<string, string[]>} */
const GROUPS = { public: ['weights', 'speed', 'proxy', 'freshness'] }

await runMain(async () => {
  const given = process.argv.slice(2).flatMap((word) => GROUPS[word] ?? [word])
  const unknown = given.filter((word) => !(word in PARTS))
  if (unknown.length > 0) {
    const known = [...Object.keys(GROUPS), ...Object.keys(PARTS)]
    throw new Problem(`Unknown part: ${unknown.join(', ')}. Parts: ${known.join(', ')}.`)
  }
  requireNode()
  await installDependencies()
  const load = os.loadavg()[0] ?? 0
  const { openBench } = await import('./site.mjs')
  const { keep, print } = await import('./report.mjs')
  const bench = await openBench(SECONDS)
  for (const [name, open] of Object.entries(PARTS)) {
    if (given.length > 0 && !given.includes(name)) continue
    say(bold(`\n${name}`))
    const sections = await (await open())(bench)
    for (const section of sections) print(section)
    if (process.env.BENCH_KEEP !== '0') await keep(name, sections, { load, seconds: SECONDS })
  }
})
