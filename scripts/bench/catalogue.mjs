// @ts-check
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { Problem } from '../lib/terminal.mjs'
import { percentile } from './load.mjs'

/** Four filters and a radius: the question that quality I measures, at other places each time. */
const PLACES = 'Rennes,Lyon,Lille,Nantes,Bordeaux,Toulouse,Strasbourg,Paris,Marseille,Dijon'.split(
  ',',
)
const SPECIES = ['DOG', 'CAT']
const AGES = ['JUNIOR', 'ADULT', 'SENIOR']
const SEXES = ['MALE', 'FEMALE']

/**
 * Different questions, so that what is kept for a minute helps no more than it does in life.
 * @param {number} n
 */
const filtered = (n) =>
  `/api/animals?status=AT_SHELTER&sortBy=relevance&goodWithKids=YES` +
  `&species=${SPECIES[n % 2]}&ageBand=${AGES[n % 3]}&sex=${SEXES[Math.floor(n / 6) % 2]}` +
  `&near=${PLACES[n % PLACES.length]}&radiusKm=${50 + (Math.floor(n / 60) % 5)}`

const WORDS = [
  'nala',
  'labrador',
  'siamois noir',
  'labardor',
  'berger rennes',
  'chat roux',
  'filou',
]

/** Questions of the catalogue: a name, and the address of the nth request. */
export const QUESTIONS = /** @type {Array<[string, (n: number) => string]>} */ ([
  ['4 filters, 50 km', filtered],
  [
    'all animals, any page',
    (n) => `/api/animals?status=AT_SHELTER&sortBy=relevance&page=${1 + ((n * 37) % 4000)}`,
  ],
  [
    'words, one in seven with a typo',
    (n) => `/api/animals?search=${WORDS[n % WORDS.length]}&page=${1 + (n % 3)}`,
  ],
  ['longest waits', (n) => `/api/animals?sortBy=waiting&page=${1 + (n % 50)}`],
])

/**
 * Asks at a steady rate, whether the answers follow or not.
 * @param {string} site origin
 * @param {(n: number) => string} address of the nth request
 * @param {number} perSecond
 * @param {number} seconds
 * @param {Record<string, string> | ((n: number) => Record<string, string>)} [headers]
 * @returns {Promise<{ p50: number, p95: number }>} milliseconds
 * @throws {Problem} when an answer is not 200
 */
export async function steady(site, address, perSecond, seconds, headers = {}) {
  const headersOf = typeof headers === 'function' ? headers : () => headers
  const warm = await fetch(site + address(0), { headers: headersOf(0) })
  if (warm.status !== 200) throw new Problem(`${address(0)} answers ${warm.status}.`)
  await warm.text()
  const asked = []
  const start = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    // By the clock, so that what is late for once does not slow the rest down.
    await sleep(start + (n * 1000) / perSecond - performance.now())
    asked.push(timed(site + address(n), headersOf(n)))
  }
  const times = (await Promise.all(asked)).sort((a, b) => a - b)
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function timed(url, headers) {
  const start = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Problem(`${url} answers ${response.status}.`)
  return performance.now() - start
}
