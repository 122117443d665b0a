// @ts-check
import { steady } from './catalogue.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

const LIST = '/agir/campagnes'

/** @type {[string, (n: number) => string][]} */
const QUESTIONS = [
  ['campaigns, any page', (n) => `${LIST}?page=${1 + ((n * 7) % 40)}`],
  ['campaigns around a town', (n) => `${LIST}?near=Rennes&radiusKm=${10 + (n % 40)}`],
  ['campaigns with a word', () => `${LIST}?search=hiver`],
  ['campaigns, by the API', (n) => `/api/campaigns?limit=100&page=${1 + (n % 20)}`],
]

/**
 * What people ask of campaigns.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function campaignLists(site, client, seconds) {
  await steady(site, () => LIST, 5, 3)
  const rows = []
  for (const [name, address] of QUESTIONS) {
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, address, 10, seconds),
    )
    rows.push([name, 10, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  return rows
}
