import config from '@payload-config'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'

import { findShelter } from '@/features/shelters/queries'

import { activeFilters, without } from './chips'
import { forgiving } from './corrections'
import { CATALOGUE_DEFAULTS, RADIUS, type FilterName } from './labels'
import { toQuery, type Wanted } from './query'
import { countOf } from './ranking'
import { scopeOf } from './scope'

/** What a list becomes without one of its filters, or with a wider radius (`radiusKm`). */
export type Relaxation = {
  filter: FilterName
  /** The chip of the filter that goes, or « À 100 km de Rennes (35) ». */
  label: string
  /** Animals found then. */
  total: number
  /** The query of that list. */
  query: string
}

/** The same search, a step wider; null when there is none. */
function wider(filters: Wanted): Wanted | null {
  const { near, radiusKm = RADIUS.default } = filters
  const next = RADIUS.choices.find((choice) => choice > radiusKm)
  return near && next ? { ...filters, page: 1, radiusKm: next } : null
}

/**
 * What dropping each active filter would give, the most first; those that would still give
 * nothing are left out.
 * @param shelterName for the label of `shelterId`
 */
export async function relaxations(wanted: Wanted, shelterName?: string): Promise<Relaxation[]> {
  const payload = await getPayload({ config })
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const choices = activeFilters(wanted, shelterName).map(({ name, label }) => {
    return { filter: name, label, filters: without(wanted, name) }
  })
  const wide = wider(wanted)
  if (wide) {
    const [chip] = activeFilters({ near: wide.near, radiusKm: wide.radiusKm })
    choices.push({ filter: 'radiusKm', label: chip?.label ?? '', filters: wide })
  }
  const found: Relaxation[] = []
  for (const { filter, label, filters } of choices) {
    const shelter = filters.shelterId ? await findShelter(filters.shelterId) : null
    if (filters.shelterId && !shelter) continue
    const asked = { ...filters, status: filters.status ?? CATALOGUE_DEFAULTS.status }
    const scope = await scopeOf(payload, asked, shelter?.id ?? null)
    const { total } = await forgiving(asked, scope, async (words) => {
      return { total: await countOf(drizzle, asked, words) }
    })
    if (total > 0) found.push({ filter, label, total, query: toQuery(filters) })
  }
  return found.sort((a, b) => b.total - a.total)
}
