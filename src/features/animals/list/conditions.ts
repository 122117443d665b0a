import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { containing, plainSql } from '@/platform/db/plain'

import { PUBLIC_STATUSES } from '../model'
import type { AgeBand, Agreement, ListFilters } from './filters'

const YEAR = { JUNIOR: [0, 1], ADULT: [1, 8], SENIOR: [8, 100] } as const

function bornIn(band: AgeBand): SQL {
  const [from, below] = YEAR[band]
  return sql`a.birth_date <= now() - make_interval(years => ${from})
    and a.birth_date > now() - make_interval(years => ${below})`
}

const LEVELS: Record<Agreement, readonly string[]> = {
  YES: ['EXCELLENT', 'GOOD'],
  NO: ['POOR', 'AGGRESSIVE'],
  UNKNOWN: ['UNKNOWN'],
}

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

function agrees(column: string, agreement: Agreement): SQL {
  return sql`a.${sql.identifier(column)} in (${list(LEVELS[agreement])})`
}

/** Postal codes of a department, from the first to below the last; the reverse of `departmentOf`. */
export function postalRange(department: string): [from: string, below: string] {
  if (department === '2A') return ['20000', '20200']
  if (department === '2B') return ['20200', '21000']
  const next = String(Number(department) + 1).padStart(department.length, '0')
  return [department.padEnd(5, '0'), next.padEnd(5, '0')]
}

/** Only what anybody may see; every list starts from it. */
const isPublic: SQL = sql`a.is_visible and a.deleted_at is null and s.status = 'APPROVED'`

/** The filters of a list as conditions on `animals a join shelters s`. */
export function conditionsOf(filters: ListFilters, shelter: string | null): SQL {
  const { status, species, sex, energyLevel, department } = filters
  const statuses = status ? [status] : PUBLIC_STATUSES
  const all: SQL[] = [isPublic, sql`a.status in (${list(statuses)})`]
  const flags = {
    is_sos: filters.isSos,
    is_reserved: filters.isReserved,
    is_adopted: filters.isAdopted,
    needs_garden: filters.needsGarden,
    can_live_apartment: filters.canLiveApartment,
  }
  for (const [column, wanted] of Object.entries(flags)) {
    if (wanted === undefined) continue
    all.push(sql`coalesce(a.${sql.identifier(column)}, false) = ${wanted}`)
  }
  if (shelter) all.push(sql`a.shelter_id = ${shelter}`)
  if (species) all.push(sql`a.species = ${species}`)
  if (sex) all.push(sql`a.sex = ${sex}`)
  if (energyLevel) all.push(sql`a.energy_level = ${energyLevel}`)
  if (filters.ageBand) all.push(bornIn(filters.ageBand))
  if (filters.goodWithDogs) all.push(agrees('sociability_dogs', filters.goodWithDogs))
  if (filters.goodWithCats) all.push(agrees('sociability_cats', filters.goodWithCats))
  if (filters.goodWithKids) all.push(agrees('sociability_kids', filters.goodWithKids))
  if (filters.minWeight !== undefined) all.push(sql`a.weight >= ${filters.minWeight}`)
  if (filters.maxWeight !== undefined) all.push(sql`a.weight <= ${filters.maxWeight}`)
  if (filters.exclude) all.push(sql`a.id <> ${filters.exclude}`)
  if (department) {
    const [from, below] = postalRange(department)
    all.push(sql`s.location_postal_code >= ${from} and s.location_postal_code < ${below}`)
  }
  if (filters.breed) {
    all.push(sql`${plainSql(sql`a.breed`)} like ${containing(filters.breed)}`)
  }
  if (filters.search) {
    const both = sql`a.name || ' ' || coalesce(a.breed, '')`
    all.push(sql`${plainSql(both)} like ${containing(filters.search)}`)
  }
  return sql.join(all, sql` and `)
}
