import fs from 'node:fs'
import path from 'node:path'

import { boxAround, distanceBetween, plainName, type Point } from './model'

/** A commune of today, with the postal codes that La Poste gives it. */
export type Commune = Point & {
  /** INSEE code. */
  code: string
  name: string
  postalCodes: string[]
  population: number
  /** False when the point is only that of its surroundings, some kilometres off. */
  isExact: boolean
}

/** Metres between an address and the middle of its commune, at most. */
export const COMMUNE_REACH = 30_000

type Row = Commune & { plain: string }

// Made by scripts/geo/communes.mjs. Next copies it beside the server (next.config.mjs).
const FILE = path.join('src', 'platform', 'geo', 'communes.tsv')

type Tables = {
  rows?: Row[]
  byPostalCode?: Map<string, Row[]>
  byName?: Map<string, Row[]>
  byCode?: Map<string, Row>
}

// Once for each process, whichever bundle of the server asks.
const tables: Tables = ((globalThis as { patteCommunes?: Tables }).patteCommunes ??= {})

function rows(): Row[] {
  if (tables.rows) return tables.rows
  const lines = fs
    .readFileSync(path.resolve(/* turbopackIgnore: true */ FILE), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  const table = lines.map((line) => {
    const [code = '', name = '', postalCodes = '', lat, lng, population, isExact] = line.split('\t')
    return {
      code,
      name,
      postalCodes: postalCodes.split(' '),
      lat: Number(lat),
      lng: Number(lng),
      population: Number(population),
      isExact: isExact === '1',
      plain: plainName(name),
    }
  })
  // The largest first: it is what most people mean by a name.
  table.sort((a, b) => b.population - a.population)
  tables.rows = table
  return table
}

function ofPostalCode(postalCode: string): Row[] {
  tables.byPostalCode ??= rows().reduce((map, row) => {
    for (const code of row.postalCodes) map.set(code, [...(map.get(code) ?? []), row])
    return map
  }, new Map<string, Row[]>())
  return tables.byPostalCode.get(postalCode) ?? []
}

const toCommune = ({ plain: _, ...commune }: Row): Commune => commune

/** The communes of a postal code, the largest first. */
export const communesOfPostalCode = (postalCode: string): Commune[] =>
  ofPostalCode(postalCode).map(toCommune)

/** The communes of a name, however it is written, the largest first. */
export function communesOfName(name: string): Commune[] {
  tables.byName ??= rows().reduce((map, row) => {
    const known = map.get(row.plain)
    if (known) known.push(row)
    else map.set(row.plain, [row])
    return map
  }, new Map<string, Row[]>())
  return (tables.byName.get(plainName(name)) ?? []).map(toCommune)
}

/** The commune of an INSEE code. */
export function communeOfCode(code: string): Commune | null {
  tables.byCode ??= new Map(rows().map((row) => [row.code, row]))
  const found = tables.byCode.get(code)
  return found ? toCommune(found) : null
}

/**
 * The communes that a person may mean by what they typed so far: the start of a postal
 * code, or of a name or of one of its words; accents, case and hyphens do not matter.
 * @param limit most that are wanted, 1 to 20
 */
export function searchCommunes(typed: string, limit = 8): Commune[] {
  const text = plainName(typed.slice(0, 80))
  if (text.length < 2) return []
  const most = Math.min(Math.max(limit, 1), 20)
  if (/^\d{2,5}$/.test(text)) {
    const found = rows().filter(({ postalCodes }) => postalCodes.some((c) => c.startsWith(text)))
    return found.slice(0, most).map(toCommune)
  }
  const rank = ({ plain }: Row): number => {
    if (plain === text) return 0
    if (plain.startsWith(text)) return 1
    return plain.includes(` ${text}`) ? 2 : 3
  }
  const ranked = [[], [], []] as [Row[], Row[], Row[]]
  for (const row of rows()) ranked[rank(row)]?.push(row)
  return ranked.flat().slice(0, most).map(toCommune)
}

/** The commune of a postal code and a name; the largest of the code when the name says nothing. */
export function findCommune(postalCode: string, city: string): Commune | null {
  const [first, ...others] = ofPostalCode(postalCode.trim())
  if (!first) return null
  const wanted = plainName(city.replace(/\s+\d+(er|e|ème)?$|\bcedex\b.*$/i, ''))
  const found = [first, ...others].find(({ plain }) => plain === wanted)
  return toCommune(found ?? first)
}

/** How far from any commune a place may be and still be in France, in metres. */
const FRANCE_REACH = 25_000

/** The commune whose centre is the nearest to a point; `null` far from all of them. */
export function nearestCommune(point: Point): Commune | null {
  const { south, north, west, east } = boxAround(point, FRANCE_REACH)
  let best: { row: Row; distance: number } | null = null
  for (const row of rows()) {
    if (row.lat < south || row.lat > north || row.lng < west || row.lng > east) continue
    const distance = distanceBetween(point, row)
    if (distance <= FRANCE_REACH && (!best || distance < best.distance)) best = { row, distance }
  }
  return best ? toCommune(best.row) : null
}
