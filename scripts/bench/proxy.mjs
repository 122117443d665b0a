// @ts-check
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { Problem } from '../lib/terminal.mjs'
import { BROWSER } from './load.mjs'
import { signIn } from './page-save.mjs'

/** Asked at once: the application has two cores here, and the machine other work. */
const LANES = 4

/**
 * Every address that the site tells search engines.
 * @param {string} origin
 * @returns {Promise<string[]>} paths
 */
export async function sitemap(origin) {
  const named = async (/** @type {string} */ file) => {
    const text = await (await fetch(origin + file)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  }
  const all = []
  for (const file of await named('/sitemap.xml')) all.push(...(await named(file)))
  if (all.length === 0) throw new Problem('The sitemap is empty.')
  return [...new Set(all)]
}

/**
 * Asks for each address once.
 * @param {string} origin
 * @param {string[]} paths
 * @returns {Promise<string[]>} those that did not answer 200
 */
export async function unreadable(origin, paths) {
  const failed = /** @type {string[]} */ ([])
  const left = [...paths]
  const lane = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const answer = await fetch(origin + path, { headers: BROWSER })
      await answer.arrayBuffer()
      if (answer.status !== 200) failed.push(path)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return failed
}

/**
 * How long after each of some saves the proxy shows what was saved, while somebody reads all the time.
 * @param {object} with
 * @param {() => Promise<number>} with.read number of the version that the proxy shows
 * @param {(version: number) => Promise<void>} with.save
 * @param {number} with.saves
 * @param {number} with.first version
 * @returns {Promise<number[]>} milliseconds from the answer to a save to the first answer that shows it, ascending
 */
export async function freshAfter({ read, save, saves, first }) {
  const times = []
  let isOver = false
  let shown = -1
  const reader = async () => {
    while (!isOver) shown = await read()
  }
  const reading = reader()
  try {
    for (let version = first; version < first + saves; version += 1) {
      // At any moment of a second, because a second is what the proxy keeps.
      await sleep(randomInt(1000))
      await save(version)
      const saved = performance.now()
      while (shown < version) await sleep(1)
      times.push(performance.now() - saved)
    }
  } finally {
    isOver = true
    await reading
  }
  return times.sort((a, b) => a - b)
}

/**
 * A page that nobody reads for a while is saved, and then read by several at once.
 * @param {object} with
 * @param {() => Promise<number>} with.read
 * @param {(version: number) => Promise<void>} with.save
 * @param {number} with.version to save
 * @returns {Promise<number>} readers of 8 who saw the old one
 */
export async function oldAfterQuiet({ read, save, version }) {
  await read()
  await sleep(3000)
  await save(version)
  const seen = await Promise.all(Array.from({ length: 8 }, read))
  return seen.filter((each) => each < version).length
}

/**
 * What must never be kept, tried: each thing, and whether it held.
 * @param {string} front origin of the proxy
 * @param {string} site origin of the application
 * @returns {Promise<[string, boolean][]>}
 */
export async function neverKept(front, site) {
  const ask = async (
    /** @type {string} */ path,
    /** @type {Record<string, string>} */ headers = {},
  ) => {
    const answer = await fetch(front + path, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer
  }
  const cookie = `payload-token=${await signIn(site)}`
  const kept = (/** @type {Response} */ answer) => answer.headers.get('x-cache') === 'HIT'
  const fresh = () => `/faq?${Date.now()}-${randomInt(1e6)}`
  const [one, two] = [fresh(), fresh()]
  await ask(one, { cookie })
  const afterCookie = await ask(one)
  await ask(two)
  const withCookie = await ask(two, { cookie })
  await ask('/account', { cookie })
  const stranger = await ask('/account')
  await ask('/api/v1/me/likes', { cookie })
  const likes = await ask('/api/v1/me/likes')
  const flight = await ask('/refuges?_rsc', { rsc: '1' })
  const page = await ask('/refuges?_rsc')
  const type = (/** @type {Response} */ answer) => answer.headers.get('content-type') ?? ''
  return [
    ['what was asked with a cookie is not kept', !kept(afterCookie)],
    ['who has a cookie is not given what is kept', !kept(withCookie)],
    [
      'a page of an account is not shown to a stranger',
      stranger.status === 307 && likes.status === 401,
    ],
    [
      'the data of a page never comes in place of the page',
      type(flight).includes('x-component') && type(page).includes('html'),
    ],
  ]
}
