// @ts-check
import fs from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { run } from '../lib/run.mjs'
import { Problem } from '../lib/terminal.mjs'

/**
 * Memory of a process, in megabytes.
 * @typedef {object} Memory
 * @property {number} rss all that it has in memory
 * @property {number | undefined} pss the same with its share of what it has in common with others; Linux only
 */

/**
 * @param {number} pid
 * @returns {Promise<Memory>}
 */
export async function memoryOf(pid) {
  const place = `/proc/${pid}/smaps_rollup`
  if (!fs.existsSync(place)) {
    const kilobytes = Number(await run(['ps', '-o', 'rss=', '-p', String(pid)], { quiet: true }))
    return { rss: kilobytes / 1024, pss: undefined }
  }
  const text = fs.readFileSync(place, 'utf8')
  const of = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024
  return { rss: of('Rss'), pss: of('Pss') }
}

/**
 * What visitors read: mostly pages of things, some lists, some of the API.
 * @param {import('pg').Client} client
 * @returns {Promise<(n: number) => string>} address of the nth request
 */
export async function mixedAddresses(client) {
  const { rows } = await client.query(
    `SELECT animals.id, shelters.slug FROM animals JOIN shelters ON shelters.id = animals.shelter_id
     WHERE animals.is_visible AND animals.status = 'AT_SHELTER' AND shelters.status = 'APPROVED'
     ORDER BY md5(animals.id::text) LIMIT 2000`,
  )
  if (rows.length === 0) throw new Problem('There are no animals.')
  const animal = (/** @type {number} */ n) => rows[(n * 7) % rows.length]
  /** @type {((n: number) => string)[]} */
  const kinds = [
    () => '/',
    (n) => `/animaux?page=${1 + (n % 40)}`,
    (n) => `/shelter/${animal(n).slug}/animals/${animal(n).id}`,
    (n) => `/shelter/${animal(n).slug}`,
    (n) => `/animaux/${animal(n + 3).id}`,
    (n) => `/api/animals?limit=12&page=${1 + (n % 40)}`,
    (n) => `/api/shelters/${animal(n).slug}`,
    (n) => `/shelter/${animal(n).slug}/animals`,
  ]
  return (n) => (kinds[n % kinds.length] ?? (() => '/'))(n)
}

/**
 * Reads as fast as the server answers, and looks at its memory meanwhile.
 * @param {object} with
 * @param {string} with.site origin
 * @param {number} with.pid of the server
 * @param {(n: number) => string} with.address of the nth request
 * @param {number} with.readers at once
 * @param {number} with.minutes
 * @returns {Promise<{ most: Memory, requests: number }>}
 * @throws {Problem} when an answer is not 200
 */
export async function mixedLoad({ site, pid, address, readers, minutes }) {
  const until = performance.now() + minutes * 60_000
  const isOver = () => performance.now() >= until
  let requests = 0
  const reader = async () => {
    while (!isOver()) {
      const path = address(requests++)
      const response = await fetch(site + path)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Problem(`${path} answers ${response.status}.`)
    }
  }
  /** @type {Memory} */
  let most = { rss: 0, pss: undefined }
  const watch = async () => {
    while (!isOver()) {
      const now = await memoryOf(pid)
      if (now.rss > most.rss) most = now
      await sleep(1000)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: readers }, reader)])
  return { most, requests }
}
