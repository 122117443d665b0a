// @ts-check
import { performance } from 'node:perf_hooks'

import { Problem } from '../lib/terminal.mjs'
import { percentile } from './load.mjs'
import { emailOf, UNCONFIRMED } from './t2-people.mjs'

/** Tries with an address that has an account, and as many with one that has none. */
const TRIES = 200
const PASSWORD = 'Un mot de passe bien à part 74'

/**
 * @typedef {object} Entrance what a stranger may ask with an address
 * @property {string} name
 * @property {string} path
 * @property {(email: string) => object} body
 * @property {number} first number of the first person of T2 whose address is tried
 * @property {number} lanes tries at once: where a password is hashed, each takes a core
 */
/** @type {Entrance[]} */
const ENTRANCES = [
  {
    name: 'sign-up',
    path: '/api/auth/sign-up',
    body: (email) => ({ name: 'Camille Bench', email, password: PASSWORD, terms: true }),
    first: 1000,
    lanes: 2,
  },
  {
    name: 'forgotten password',
    path: '/api/auth/forgot-password',
    body: (email) => ({ email }),
    first: 2000,
    lanes: 8,
  },
  {
    name: 'confirmation once more',
    path: '/api/auth/verification-link',
    body: (email) => ({ email }),
    first: UNCONFIRMED,
    lanes: 8,
  },
  {
    name: 'sign-in',
    path: '/api/auth/login',
    body: (email) => ({ email, password: PASSWORD }),
    first: 3000,
    lanes: 1,
  },
]

/**
 * Whether time or words tell a stranger which addresses have accounts: alternated tries, each with
 * an address of its own and from a network of its own, so that no limit answers in their place.
 * @param {string} site origin of a server that trusts one proxy, on T2
 * @param {number} [tries] of each kind
 * @returns {Promise<(string | number)[][]>} entrance, medians of known and unknown addresses and
 *   their difference in milliseconds, what lies between the first and the third quarter of all
 *   tries, share of the known ones that are slower than the median of all, in percent, and « yes »
 *   when texts and statuses were the same
 */
export async function enumeration(site, tries = TRIES) {
  const rows = []
  for (const [at, { name, path, body, first, lanes }] of ENTRANCES.entries()) {
    /** @type {Array<{ known: boolean, time: number, said: string }>} */
    const results = []
    const lane = async (/** @type {number} */ start) => {
      for (let n = start; n < tries; n += lanes)
        // Which comes first changes: what one of them warms up helps the other.
        for (const known of n % 2 ? [true, false] : [false, true]) {
          const email = known ? emailOf(first + n) : `inconnu-${Date.now()}-${n}@exemple.fr`
          const from = `10.${at + (known ? 0 : 100)}.${n >> 8}.${n & 255}`
          results.push({ known, ...(await tryOnce(site + path, body(email), from, site)) })
        }
    }
    await Promise.all(Array.from({ length: lanes }, (_, start) => lane(start)))
    rows.push([name, ...summary(results)])
  }
  return rows
}

/** @param {Array<{ known: boolean, time: number, said: string }>} results */
function summary(results) {
  const all = results.map(({ time }) => time).sort((a, b) => a - b)
  const of = (/** @type {boolean} */ wanted) =>
    results
      .filter(({ known }) => known === wanted)
      .map(({ time }) => time)
      .sort((a, b) => a - b)
  const [known, unknown] = [of(true), of(false)]
  const middle = percentile(all, 0.5)
  const slower = known.filter((time) => time > middle).length / known.length
  return [
    percentile(known, 0.5).toFixed(1),
    percentile(unknown, 0.5).toFixed(1),
    (percentile(known, 0.5) - percentile(unknown, 0.5)).toFixed(1),
    (percentile(all, 0.75) - percentile(all, 0.25)).toFixed(1),
    (100 * slower).toFixed(0),
    new Set(results.map(({ said }) => said)).size === 1 ? 'yes' : 'NO',
  ]
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string} from address of the network
 * @param {string} origin
 * @returns {Promise<{ time: number, said: string }>} milliseconds, and the status with the text
 */
async function tryOnce(url, body, from, origin) {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const time = performance.now() - start
  if (response.status === 429 || response.status >= 500)
    throw new Problem(`${url} answers ${response.status}: ${text}`)
  const headers = [...response.headers.keys()].sort().join(' ')
  return {
    time,
    said: `${response.status} ${text.replaceAll(/"requestId":"[^"]*"/g, '')} ${headers}`,
  }
}
