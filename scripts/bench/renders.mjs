// @ts-check
import autocannon from 'autocannon'

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
  const requests = rows.map(({ path }) => ({ path: String(path) }))
  const once = async () => {
    const result = await autocannon({
      url: site,
      connections: 1,
      amount: requests.length,
      requests,
      headers: BROWSER,
    })
    const wrong = result.non2xx + result.errors + result.timeouts
    if (wrong > 0) throw new Problem(`${wrong} of ${PAGES} pages of animals were not 200.`)
    return requests.length / ((result.finish.getTime() - result.start.getTime()) / 1000)
  }
  const made = await once()
  return { made, kept: await once() }
}
