// @ts-check
import { performance } from 'node:perf_hooks'

import { Problem } from '../lib/terminal.mjs'
import { BROWSER } from './load.mjs'

/** Pages of animals that nobody has read since the server started. */
const PAGES = 200

/**
 * Pages that are made while somebody waits, and the same once they are kept: each is asked for
 * once, one after the other.
 * @param {string} site origin
 * @param {import('pg').Client} client of its database
 * @returns {Promise<{ made: number, kept: number }>} requests a second
 */
export async function madeAndKept(site, client) {
  const { rows } = await client.query(
    `SELECT '/shelter/' || shelters.slug || '/animals/' || animals.id AS path
     FROM animals JOIN shelters ON shelters.id = animals.shelter_id
     WHERE animals.is_visible AND animals.status = 'AT_SHELTER' AND shelters.status = 'APPROVED'
     ORDER BY random() LIMIT $1`,
    [PAGES],
  )
  const once = async () => {
    const start = performance.now()
    for (const { path } of rows) {
      const answer = await fetch(`${site}${path}`, { headers: BROWSER })
      if (answer.status !== 200) throw new Problem(`${path} answers ${answer.status}.`)
      await answer.arrayBuffer()
    }
    return rows.length / ((performance.now() - start) / 1000)
  }
  const made = await once()
  return { made, kept: await once() }
}
