// @ts-check
import { steady } from './catalogue.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

const TOWNS = 'Rennes,Lyon,Lille,Nantes,Bordeaux,Toulouse,Strasbourg,Paris,Marseille,Dijon'.split(
  ',',
)
/** @param {number} n */
const town = (n) => TOWNS[n % TOWNS.length]
const MAP = '/api/places/map?face=care'

/** Different questions each time: a name, and the address of the nth request. */
const QUESTIONS = /** @type {Array<[string, (n: number) => string]>} */ ([
  ['places of care, any page', (n) => `/soins?page=${1 + ((n * 7) % 40)}`],
  ['places of care around a town', (n) => `/soins?near=${town(n)}&radiusKm=${10 + (n % 40)}`],
  [
    'open now around a town, 3 filters',
    (n) => `/soins?open=oui&emergency=oui&animal=CAT&near=${town(n)}&radiusKm=${20 + (n % 30)}`,
  ],
  ['addresses around a town', (n) => `/bonnes-adresses?near=${town(n)}&radiusKm=${10 + (n % 40)}`],
  ['emergencies around a town', (n) => `/guide/soins?near=${town(n)}`],
  ['map of all, in groups', (n) => `${MAP}&animal=${n % 2 ? 'DOG' : 'CAT'}`],
  [
    'map of a part, in groups',
    (n) => `${MAP}&box=43,${((n % 20) - 20) / 10},49,${((n % 20) + 40) / 10}&zoom=7`,
  ],
])

/**
 * What people ask of vets, shops and trainers.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function placeLists(site, client, seconds) {
  await steady(site, () => '/soins', 5, 3)
  const rows = []
  for (const [name, address] of QUESTIONS) {
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, address, 10, seconds),
    )
    rows.push([name, 10, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  return rows
}
