// @ts-check
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { Problem } from '../lib/terminal.mjs'
import { steady } from './catalogue.mjs'
import { percentile } from './load.mjs'
import { signIn, signInAs } from './page-save.mjs'
import { wholeReads } from './plans.mjs'
import { ASKED, emailOf } from './t2-people.mjs'

/** @typedef {import('pg').Client} Client */

const NOTICES = '/api/v1/me/notifications'
const LIKES = '/api/v1/me/likes'
/** Of everybody together: a page asks every two minutes, so 12,000 open pages. Source: issue 16. */
const COUNTS_PER_SECOND = 100

/**
 * What people who have most notifications ask, each second somebody else.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function notices(site, client, seconds) {
  const asked = await people(site)
  const headersOf = (/** @type {number} */ n) => asked[n % asked.length]?.headers ?? {}
  const liked = await mostLiked(client)
  // A server that has just started answers slowly for some seconds, whatever it is asked.
  await steady(site, () => `${NOTICES}/unread-count`, COUNTS_PER_SECOND, 3, headersOf)
  const rows = []
  for (const [name, perSecond, address] of /** @type {Array<[string, number, string]>} */ ([
    ['notifications not read', COUNTS_PER_SECOND, `${NOTICES}/unread-count`],
    ['notifications, first page', 20, `${NOTICES}?limit=10`],
    ['notifications, page 10', 20, `${NOTICES}?limit=10&page=10`],
    ['notifications not read, list', 20, `${NOTICES}?limit=10&unreadOnly=true`],
    ['own likes', 20, LIKES],
    ['page of an animal that 10,000 like', 20, liked.page],
  ])) {
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, () => address, perSecond, seconds, headersOf),
    )
    rows.push([name, perSecond, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  const { result, wholeReads: reads } = await wholeReads(client, () => likes(site, asked, liked.id))
  rows.push(['like and unlike that animal', '', ...figures(result), reads])
  return rows
}

/**
 * An announcement to everybody, and what others notice of it meanwhile.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @returns {Promise<{ told: number, stored: number, queued: number, reads: string[], writes: string[] }>}
 *   seconds from the start of the job to its end, and from the press to its start; p50, p95 and the
 *   worst of the reads and writes of others meanwhile, in milliseconds
 */
export async function announcement(site, client) {
  const [reader, writer, ...likers] = await people(site)
  if (!reader || !writer) throw new Problem('T2 has nobody to ask for.')
  const liked = await mostLiked(client)
  const session = { cookie: `payload-token=${await signIn(site, 'superadmin')}` }
  const pressed = performance.now()
  const { data } = await write(site, '/api/platform/announcements', 'POST', session, {
    kind: 'SYSTEM_UPDATE',
    audience: 'ALL',
    title: 'Une annonce à tous',
    message: 'Le site a une nouvelle page, et vous la verrez demain matin. '.repeat(3),
    idempotencyKey: crypto.randomUUID(),
  })
  const is = async (/** @type {string} */ question) =>
    (await client.query(question)).rows[0]?.yes === true
  while (
    !(await is(`SELECT processing OR completed_at IS NOT NULL AS yes FROM payload_jobs
      WHERE task_slug = 'send-announcement' AND input ->> 'announcement' = '${data.id}'
      UNION ALL SELECT status <> 'PLANNED' FROM announcements WHERE id = '${data.id}'
      ORDER BY 1 DESC LIMIT 1`))
  )
    await sleep(50)
  const started = performance.now()
  /** @type {number[]} */
  const reads = []
  /** @type {number[]} */
  const writes = []
  let isOver = false
  // Each time somebody else: one person alone would press too often to be answered.
  const pressByNext = () => press(site, likers[writes.length % likers.length] ?? writer, liked.id)
  const others = Promise.all([
    repeat(
      () => isOver,
      reads,
      () => read(site, `${NOTICES}/unread-count`, reader.headers),
    ),
    repeat(
      () => isOver,
      reads,
      () => read(site, `${NOTICES}?limit=10`, reader.headers),
    ),
    repeat(() => isOver, writes, pressByNext),
    repeat(
      () => isOver,
      writes,
      () => write(site, NOTICES, 'PUT', writer.headers),
    ),
  ])
  while (
    !(await is(`SELECT status <> 'PLANNED' AS yes FROM announcements WHERE id = '${data.id}'`))
  )
    await sleep(50)
  const stored = performance.now()
  isOver = true
  await others
  const { rows } = await client.query('SELECT status, told FROM announcements WHERE id = $1', [
    data.id,
  ])
  if (rows[0].status !== 'SENT') throw new Problem(`The announcement is ${rows[0].status}.`)
  return {
    told: Number(rows[0].told),
    queued: (started - pressed) / 1000,
    stored: (stored - started) / 1000,
    reads: [...figures(reads), Math.max(...reads).toFixed(1)],
    writes: [...figures(writes), Math.max(...writes).toFixed(1)],
  }
}

/**
 * Sessions of the people who are asked for.
 * @param {string} site
 */
async function people(site) {
  const made = []
  for (let n = 1; n <= ASKED; n += 1) {
    const { id, token } = await signInAs(site, emailOf(n))
    made.push({ id, headers: { cookie: `payload-token=${token}` } })
  }
  return made
}

/** @typedef {Awaited<ReturnType<typeof people>>[number]} Person */

/**
 * @param {Client} client
 * @returns {Promise<{ id: string, page: string }>}
 */
async function mostLiked(client) {
  const { rows } = await client.query(
    `SELECT animals.id, '/shelter/' || shelters.slug || '/animals/' || animals.id AS page
     FROM (SELECT animal_id FROM animal_likes GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) liked
     JOIN animals ON animals.id = liked.animal_id JOIN shelters ON shelters.id = animals.shelter_id`,
  )
  if (!rows[0]) throw new Problem('Nobody likes an animal.')
  return rows[0]
}

/**
 * Likes and unlikes one after the other, each by somebody else.
 * @param {string} site
 * @param {Person[]} asked
 * @param {string} animal
 * @returns {Promise<number[]>} milliseconds
 */
async function likes(site, asked, animal) {
  const times = []
  for (let round = 0; round < 5; round += 1)
    for (const person of asked) times.push(await press(site, person, animal))
  return times
}

/**
 * A like and an unlike.
 * @param {string} site
 * @param {Person} person
 * @param {string} animal
 * @returns {Promise<number>} milliseconds of the slower one
 */
async function press(site, { id, headers }, animal) {
  const start = performance.now()
  await write(site, LIKES, 'POST', headers, { animalId: animal, userId: id })
  const between = performance.now()
  await write(site, `${LIKES}/${animal}`, 'DELETE', headers)
  return Math.max(between - start, performance.now() - between)
}

/**
 * Does something about ten times a second until it is told to stop.
 * @param {() => boolean} isOver
 * @param {number[]} times milliseconds, which grow
 * @param {() => Promise<unknown>} work
 */
async function repeat(isOver, times, work) {
  while (!isOver()) {
    const start = performance.now()
    const own = await work()
    times.push(typeof own === 'number' ? own : performance.now() - start)
    await sleep(100)
  }
}

/** @param {number[]} times */
function figures(times) {
  const sorted = [...times].sort((a, b) => a - b)
  return [percentile(sorted, 0.5).toFixed(1), percentile(sorted, 0.95).toFixed(1)]
}

/**
 * @param {string} site
 * @param {string} path
 * @param {Record<string, string>} headers
 */
async function read(site, path, headers) {
  const response = await fetch(site + path, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Problem(`GET ${path} answers ${response.status}.`)
}

/**
 * @param {string} site
 * @param {string} path
 * @param {string} method
 * @param {Record<string, string>} headers
 * @param {object} [body]
 * @returns {Promise<any>} the answer
 */
async function write(site, path, method, headers, body) {
  const response = await fetch(site + path, {
    method,
    headers: { ...headers, origin: site, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok)
    throw new Problem(`${method} ${path} answers ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
