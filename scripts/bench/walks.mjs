// @ts-check
import { steady } from './catalogue.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

const PLACES = 'Rennes,Lyon,Lille,Nantes,Bordeaux,Toulouse,Strasbourg,Paris,Marseille,Dijon'.split(
  ',',
)
const place = (/** @type {number} */ n) => PLACES[n % PLACES.length]
const LIST = '/promenades'
const FILTERS = [
  'difficulty=EASY',
  'type=HIKE',
  'dogRule=LEASH',
  'allowedAnimals=DOG',
  'bestSeasons=AUTUMN',
  'isAccessible=oui',
  'hasParkingNearby=oui',
  'hasRestrooms=oui',
  'isFree=oui',
  'hasTrack=oui',
  'maxKm=10',
  'minKm=5',
  'maxMinutes=120',
  'maxClimb=300',
  'department=35',
  'region=Bretagne',
]
const WORDS = ['rennes', 'boucle lyon', 'saint', 'nantes loire', 'quimper', 'mareuil']

/** @type {[string, (n: number) => string][]} */
const QUESTIONS = [
  ['walks, any page', (n) => `${LIST}?page=${1 + ((n * 7) % 40)}`],
  ['walks around a town', (n) => `${LIST}?near=${place(n)}&radiusKm=${10 + (n % 40)}&sort=nearest`],
  [
    'walks around a town, 4 filters',
    (n) => `${LIST}?near=${place(n)}&dogRule=LEASH&difficulty=EASY&maxKm=10&bestSeasons=SPRING`,
  ],
  [
    'walks around a town, each filter in turn',
    (n) => `${LIST}?near=${place(n)}&radiusKm=${25 + (n % 30)}&${FILTERS[n % FILTERS.length]}`,
  ],
  ['walks by words', (n) => `${LIST}?search=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`],
  // Every walk of T2 holds it: what is counted is the whole table.
  ['walks by a word of all', (n) => `${LIST}?search=boucle&page=${1 + (n % 40)}`],
  ['walks on a map', () => '/api/walks/map'],
  ['walks on a map, a region', (n) => `/api/walks/map?box=47,${n % 3},48,${2 + (n % 3)}&zoom=9`],
]

/**
 * What people ask of walks.
 * @param {string} site origin
 * @param {Client} client of its database, which holds T2
 * @param {number} seconds of each question
 * @returns {Promise<(string | number)[][]>} question, requests a second, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function walkLists(site, client, seconds) {
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
