// @ts-check
import { steady } from './catalogue.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

const LIST = '/wall'
const SPECIES = ['DOG', 'CAT', 'RABBIT']
/** Posts that have a page, whatever became of the shelters of T2. */
const READ = `wall_posts.status = 'PUBLISHED' AND wall_posts.shelter_id IS NULL`

/**
 * What people ask of the wall.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function wallLists(site, client, seconds) {
  const ids = async (/** @type {string} */ text) =>
    (await client.query(text)).rows.map(({ id }) => String(id))
  const posts = await ids(
    `SELECT id FROM wall_posts WHERE ${READ} ORDER BY md5(id::text) LIMIT 200`,
  )
  const busy = await ids(
    `SELECT c.post_id AS id FROM wall_comments c JOIN wall_posts ON wall_posts.id = c.post_id
     WHERE ${READ} GROUP BY c.post_id ORDER BY count(*) DESC LIMIT 20`,
  )
  const shelters = await ids(
    `SELECT id FROM shelters WHERE slug LIKE 't2-%' ORDER BY md5(slug) LIMIT 100`,
  )
  const nth = (/** @type {string[]} */ list, /** @type {number} */ n) => list[n % list.length] ?? ''
  /** @type {[string, (n: number) => string][]} */
  const questions = [
    ['wall, the newest', () => LIST],
    ['wall, anywhere in it', (n) => `${LIST}?before=${nth(posts, n)}`],
    ['wall, of a species', (n) => `${LIST}?species=${nth(SPECIES, n)}&before=${nth(posts, n * 7)}`],
    ['wall, of a shelter', (n) => `${LIST}?shelter=${nth(shelters, n)}`],
    ['a post of the wall', (n) => `${LIST}/${nth(posts, n * 3)}`],
    ['a post with many comments', (n) => `${LIST}/${nth(busy, n)}`],
  ]
  await steady(site, () => LIST, 5, 3)
  const rows = []
  for (const [name, address] of questions) {
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, address, 10, seconds),
    )
    rows.push([name, 10, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  return rows
}
