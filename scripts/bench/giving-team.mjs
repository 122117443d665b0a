// @ts-check
import { Problem } from '../lib/terminal.mjs'
import { steady } from './catalogue.mjs'
import { download } from './load.mjs'
import { signIn } from './page-save.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

/** What a shelter asks of its 30,000 gifts. */
const QUESTIONS = /** @type {Array<[string, string]>} */ ([
  ['gifts, newest first', 'donations?limit=12'],
  ['gifts, page 500', 'donations?limit=12&page=500'],
  ['gifts given back, by sum', 'donations?limit=12&status=REFUNDED&sortBy=amount'],
  ['gifts, search', 'donations?limit=12&search=donateur4321'],
  ['gifts of one month', 'donations?limit=12&from=2026-03-01&to=2026-03-31'],
  ['sponsorships', 'sponsorships?limit=12'],
  ['24 months of giving', 'giving/summary'],
  ['receipts', 'receipts?limit=12'],
])

/**
 * The lists of giving of a shelter that has many gifts: its lists, and its export.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<{ rows: (string | number)[][],
 *   file: { first: number, whole: number, bytes: number } }>} rows: question, requests a second,
 *   p50 and p95 in milliseconds, tables that were read from end to end
 */
export async function teamGiving(site, client, seconds) {
  const { rows: found } = await client.query(
    `SELECT id FROM shelters WHERE slug = 'refuge-des-quatre-vents'`,
  )
  const [shelter] = found
  if (!shelter) throw new Problem('The demonstration has lost its first shelter.')
  const headers = { cookie: `payload-token=${await signIn(site, 'admin')}` }
  const base = `/api/shelter/${shelter.id}/`
  const rows = []
  for (const [name, question] of QUESTIONS) {
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, () => base + question, 2, seconds, headers),
    )
    rows.push([name, 2, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  const file = await download(`${site}${base}donations/export`, headers)
  return { rows, file }
}
