// @ts-check
import { outcome, run } from '../lib/run.mjs'
import { Problem } from '../lib/terminal.mjs'
import { BROWSER, measure } from './load.mjs'

/** @typedef {import('./load.mjs').Measure} Measure */

/** True when this machine has wrk, which asks more than Node can. */
export const hasWrk = () =>
  outcome(['wrk', '-v'], { quiet: true }).then(
    ({ output }) => output.includes('wrk'),
    () => false,
  )

/**
 * Asks one address as often as it answers, by wrk where there is one: what is kept by nginx comes faster
 * than a generator in Node could ask.
 * @param {string} url
 * @param {number} connections
 * @param {number} duration seconds
 * @returns {Promise<Measure>} p95 is that of 90 in 100 with wrk
 * @throws {Problem} when an answer is not 200
 */
export async function measureFast(url, connections, duration) {
  if (!(await hasWrk())) return measure(url, connections, duration)
  const output = await run(
    [
      'wrk',
      ...['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '--timeout', '30s'],
      ...['-H', `Accept-Encoding: ${BROWSER['accept-encoding']}`, url],
    ],
    { quiet: true },
  )
  if (/Non-2xx|Socket errors/.test(output)) throw new Problem(`${url}: ${output}`)
  return fromWrk(output)
}

/**
 * @param {string} output of wrk
 * @returns {Measure}
 */
function fromWrk(output) {
  const within = (/** @type {string} */ share) => {
    const [, value, unit = 'ms'] =
      new RegExp(`^ +${share}% +([\\d.]+)(us|ms|s)`, 'm').exec(output) ?? []
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN)
  }
  const perSecond = Number(/Requests\/sec: +([\d.]+)/.exec(output)?.[1])
  return { perSecond, p50: within('50'), p95: within('90') }
}
