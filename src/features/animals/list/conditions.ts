import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { plain } from '@/platform/db/plain'

import { publicAnimalSql } from '../public'
import { bornWithin, SIZE_SCALES, type AgeBand, type Agreement, type Size } from './options.model'
import type { Filters } from './query.model'
import type { Scope } from './scope'
import { patternsOf, speciesOf, wordsOf, type Corrections } from './words'

const or = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Every word of the text is found; a text without any word is found nowhere. */
function every(text: string, condition: (word: string) => SQL): SQL {
  const words = wordsOf(text)
  return words.length > 0 ? sql.join(words.map(condition), sql` and `) : sql`false`
}

/** What a word is looked for as: itself, or what its typo is read as. */
const readings = (word: string, corrections: Corrections) => corrections.get(word) ?? [word]

const has = (text: SQL, words: readonly string[]): SQL =>
  or(words.flatMap(patternsOf).map((pattern) => sql`${text} like ${pattern}`))

/** Each word is in the animal's name, breed or colour, in its shelter's name or town, or its species. */
export const matches = (search: string, corrections: Corrections): SQL =>
  every(search, (word) => {
    const words = readings(word, corrections)
    const shelters = sql`select found.id from shelters found where ${has(sql`found.words`, words)}`
    const species = words.flatMap(speciesOf).map((each) => sql`a.species = ${each}`)
    return or([has(sql`a.words`, words), sql`a.shelter_id = any(array(${shelters}))`, ...species])
  })

/** Each word is in the breed. The index knows breeds among other words. */
export const isBreed = (breed: string, corrections: Corrections): SQL =>
  every(breed, (word) => {
    const words = readings(word, corrections)
    return sql`${has(sql`a.words`, words)} and ${has(sql`a.plain_breed`, words)}`
  })

/** How well an animal answers the words, the smallest first: its very name, its beginning, the rest. */
export function closeness(search: string, corrections: Corrections): SQL {
  const names = [plain(search).trim(), ...[...corrections.values()].flat()]
  const begins = or(wordsOf(names.join(' ')).map((word) => sql`a.plain_name like ${`${word}%`}`))
  return sql`case when a.plain_name = any(${sql.param(names)}::text[]) then 0 when ${begins} then 1 else 2 end`
}

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

function bornIn(band: AgeBand, now: Date): SQL {
  const { from, before } = bornWithin(band, now)
  const young = sql`a.birth_date < ${before.toISOString()}`
  return from ? sql`${young} and a.birth_date >= ${from.toISOString()}` : young
}

function ofSize(size: Size): SQL {
  const special = SIZE_SCALES.flatMap(({ species }) => species ?? [])
  const each = SIZE_SCALES.map(({ species, medium, large }) => {
    const whose = species ? sql`a.species = ${species}` : sql`a.species not in (${list(special)})`
    if (size === 'SMALL') return sql`${whose} and a.weight < ${medium}`
    if (size === 'LARGE') return sql`${whose} and a.weight >= ${large}`
    return sql`${whose} and a.weight >= ${medium} and a.weight < ${large}`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

const LEVELS: Record<Agreement, readonly string[]> = {
  YES: ['EXCELLENT', 'GOOD'],
  NO: ['POOR', 'AGGRESSIVE'],
  UNKNOWN: ['UNKNOWN'],
}

const agrees = (column: string, levels: readonly string[]): SQL =>
  sql`coalesce(a.${sql.identifier(column)}, 'UNKNOWN') in (${list(levels)})`

/** Postal codes of a department, from the first to below the last; the reverse of `departmentOf`. */
export function postalRange(department: string): [from: string, below: string] {
  if (department === '2A') return ['20000', '20200']
  if (department === '2B') return ['20200', '21000']
  const next = String(Number(department) + 1).padStart(department.length, '0')
  return [department.padEnd(5, '0'), next.padEnd(5, '0')]
}

const FLAGS = {
  isSos: 'is_sos',
  isReserved: 'is_reserved',
  isAdopted: 'is_adopted',
  fosterWanted: 'foster_wanted',
  needsGarden: 'needs_garden',
  canLiveApartment: 'can_live_apartment',
} as const
const COMPANY = {
  goodWithDogs: 'sociability_dogs',
  goodWithCats: 'sociability_cats',
  goodWithKids: 'sociability_kids',
} as const

/**
 * Whom one can sponsor: an animal that waits, in a shelter that takes sponsorships and can be paid.
 * The same as `sponsorshipOffer` of donations says of one animal.
 */
const SPONSORABLE: SQL = sql`(a.status = 'AT_SHELTER' and coalesce(s.accepts_sponsoring, false)
  and coalesce(s.payout_state = 'ENABLED', false) and coalesce(s.stripe_account_id, '') <> '')`

const sponsored = (wanted: boolean, isGivingOn: boolean): SQL => {
  if (!isGivingOn) return wanted ? sql`false` : sql`true`
  return wanted ? SPONSORABLE : sql`not ${SPONSORABLE}`
}

const keys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[]

/** The filters of a list as conditions on `animals a join shelters s`. */
export function conditionsOf(
  filters: Filters,
  { shelter, now, corrections, isGivingOn }: Scope,
  withUntested: boolean,
): SQL[] {
  const { status, species, sex, energyLevel, department } = filters
  // Only what anybody may see: every list starts from it.
  const all: SQL[] = [publicAnimalSql]
  if (status) all.push(sql`a.status = ${status}`)
  for (const name of keys(FLAGS)) {
    const wanted = filters[name]
    if (wanted === undefined) continue
    all.push(sql`coalesce(a.${sql.identifier(FLAGS[name])}, false) = ${wanted}`)
  }
  for (const name of keys(COMPANY)) {
    const wanted = filters[name]
    if (wanted === undefined) continue
    const levels = LEVELS[wanted]
    all.push(agrees(COMPANY[name], withUntested ? [...levels, ...LEVELS.UNKNOWN] : levels))
  }
  if (filters.canBeSponsored !== undefined) {
    all.push(sponsored(filters.canBeSponsored, isGivingOn))
  }
  if (shelter) all.push(sql`a.shelter_id = ${shelter}`)
  if (species) all.push(sql`a.species = ${species}`)
  if (sex) all.push(sql`a.sex = ${sex}`)
  if (energyLevel) all.push(sql`a.energy_level = ${energyLevel}`)
  if (filters.ageBand) all.push(bornIn(filters.ageBand, now))
  if (filters.size) all.push(ofSize(filters.size))
  if (filters.minWeight !== undefined) all.push(sql`a.weight >= ${filters.minWeight}`)
  if (filters.maxWeight !== undefined) all.push(sql`a.weight <= ${filters.maxWeight}`)
  if (filters.ids) all.push(sql`a.id = any(${sql.param(filters.ids)}::uuid[])`)
  if (filters.exclude) all.push(sql`a.id <> ${filters.exclude}`)
  if (department) {
    const [from, below] = postalRange(department)
    all.push(sql`s.location_postal_code >= ${from} and s.location_postal_code < ${below}`)
  }
  const { breed, search } = filters
  if (breed) all.push(isBreed(breed, corrections))
  if (search) all.push(matches(search, corrections))
  return all
}

/**
 * `from … where …` of the animals that pass the filters: `a`, their shelters `s`, and with a place
 * `near`, whose `metres` say how far each shelter is.
 * @param withUntested also those whose company nobody tried, where one is asked for
 */
export function sourceOf(filters: Filters, scope: Scope, withUntested = false): SQL {
  const near = filters.near ? scope.near : null
  const join = near
    ? sql`join unnest(${sql.param(near.ids)}::uuid[], ${sql.param(near.metres)}::int[])
        as near(id, metres) on near.id = a.shelter_id`
    : sql``
  const where = sql.join(conditionsOf(filters, scope, withUntested), sql` and `)
  return sql`from animals a join shelters s on s.id = a.shelter_id ${join} where ${where}`
}
