// @ts-check
import { Problem } from '../lib/terminal.mjs'
import { steady } from './catalogue.mjs'
import { signIn } from './page-save.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

/** What a team asks of its animals, and a super admin of everybody's. */
const QUESTIONS = /** @type {Array<[string, string]>} */ ([
  ['', 'status=AT_SHELTER'],
  [', search', 'status=AT_SHELTER&search=nala'],
  [', without a photo', 'status=AT_SHELTER&kind=NO_PHOTO'],
  [', the longest here', 'status=AT_SHELTER&kind=LONG_STAY&sortBy=arrivalDate&sortOrder=asc'],
])

/**
 * The team's list of animals on T2: of the shelter that has most, and of all shelters at once.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function teamAnimals(site, client, seconds) {
  const { rows: found } = await client.query(
    `SELECT shelter_id AS id FROM animals GROUP BY shelter_id ORDER BY count(*) DESC LIMIT 1`,
  )
  const [largest] = found
  if (!largest) throw new Problem('There are no animals.')
  const headers = { cookie: `payload-token=${await signIn(site, 'superadmin')}` }
  const rows = []
  for (const [whose, base] of [
    ['largest shelter', `/api/shelter/${largest.id}/animals?`],
    ['all shelters', '/api/platform/animals?'],
  ])
    for (const [name, question] of QUESTIONS) {
      const { result, wholeReads: reads } = await wholeReads(client, () =>
        steady(site, () => base + question, 1, seconds, headers),
      )
      const label = `animals, ${whose}${name}`
      rows.push([label, 1, result.p50.toFixed(1), result.p95.toFixed(1), reads])
    }
  return rows
}
