// @ts-check
import autocannon from 'autocannon'

import { Problem } from '../lib/terminal.mjs'

/**
 * @typedef {object} Measure
 * @property {number} perSecond requests answered in a second
 * @property {number} p50 milliseconds within which half of them were
 * @property {number} p95 milliseconds within which 95 of 100 were
 */

/**
 * The value below which a share of the numbers lies.
 * @param {number[]} sorted ascending, not empty
 * @param {number} share from 0 to 1
 */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN

/** Every browser takes compressed answers, so what is measured is compressed too. */
export const BROWSER = { 'accept-encoding': 'gzip' }

/**
 * Asks one address as often as it answers, for some seconds.
 * @param {string} url
 * @param {number} connections
 * @param {number} duration seconds
 * @returns {Promise<Measure>}
 * @throws {Problem} when an answer is not 200: a fast error is no result
 */
export async function measure(url, connections, duration) {
  const first = await fetch(url)
  if (first.status !== 200) throw new Problem(`${url} answers ${first.status}.`)
  /** @type {number[]} */
  const times = []
  const result = await new Promise((resolve, reject) => {
    const instance = autocannon({ url, connections, duration, headers: BROWSER }, (error, done) =>
      error ? reject(error) : resolve(done),
    )
    instance.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  const wrong = result.non2xx + result.errors + result.timeouts
  if (wrong > 0 || times.length === 0) {
    throw new Problem(`${url}: ${wrong} of ${times.length} answers were not 200.`)
  }
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / result.duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}

/**
 * Reads an export to its end.
 * @param {string} address
 * @param {Record<string, string>} headers
 * @returns {Promise<{ first: number, whole: number, bytes: number }>} milliseconds until the first
 *   bytes and until the last
 */
export async function download(address, headers) {
  const start = performance.now()
  const response = await fetch(address, { headers })
  if (!response.ok || !response.body) throw new Problem(`${address} answers ${response.status}.`)
  let first = NaN
  let bytes = 0
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (bytes === 0) first = performance.now() - start
    bytes += read.value.length
  }
  return { first, whole: performance.now() - start, bytes }
}
