import type { Payload } from 'payload'

import { findShelter } from '@/features/shelters/queries'
import { openPayload } from '@/platform/payload'

import { activeFilters, without } from './chips.model'
import { CATALOGUE_DEFAULTS, RADIUS } from './defaults.model'
import { type FilterName } from './labels.model'
import { toQuery, type Wanted } from './query.model'
import { countOf } from './ranking'
import { scopeOf } from './scope'
import { forgiving } from './spelling'

/** What a list becomes without one of its filters, or with a wider radius (`radiusKm`). */
export type Relaxation = {
  filter: FilterName
  /** The chip of the filter that goes, or « À moins de 100 km de Rennes (35) ». */
  label: string
  /** Animals found then. */
  total: number
  /** The query of that list. */
  query: string
}

/** The same search wider and wider; none without a place. */
function wider(filters: Wanted): Wanted[] {
  const { near, radiusKm = RADIUS.default } = filters
  const wide = near ? RADIUS.choices.filter((choice) => choice > radiusKm) : []
  return wide.map((choice) => ({ ...filters, page: 1, radiusKm: choice }))
}

/** How many animals a question finds; none for a shelter that does not exist. */
async function totalOf(payload: Payload, filters: Wanted): Promise<number> {
  const { drizzle } = payload.db
  const shelter = filters.shelterId ? await findShelter(filters.shelterId) : null
  if (filters.shelterId && !shelter) return 0
  const asked = { ...filters, status: filters.status ?? CATALOGUE_DEFAULTS.status }
  const scope = await scopeOf(payload, asked, shelter?.id ?? null)
  const { total } = await forgiving(payload, asked, scope, async (words) => {
    return { total: await countOf(drizzle, asked, words) }
  })
  return total
}

/**
 * What dropping each active filter would give, the most first; those that would still give
 * nothing are left out.
 * @param shelterName for the label of `shelterId`
 */
export async function relaxations(wanted: Wanted, shelterName?: string): Promise<Relaxation[]> {
  const payload = await openPayload()
  const choices = activeFilters(wanted, shelterName).map(({ name, label }) => {
    return { filter: name, label, filters: without(wanted, name) }
  })
  const found: Relaxation[] = []
  const keep = async (filter: FilterName, label: string, filters: Wanted): Promise<boolean> => {
    const total = await totalOf(payload, filters)
    if (total > 0) found.push({ filter, label, total, query: toQuery(filters) })
    return total > 0
  }
  for (const { filter, label, filters } of choices) await keep(filter, label, filters)
  for (const filters of wider(wanted)) {
    const [chip] = activeFilters({ near: filters.near, radiusKm: filters.radiusKm })
    // The nearest circle that holds somebody is enough.
    if (await keep('radiusKm', chip?.label ?? '', filters)) break
  }
  return found.sort((a, b) => b.total - a.total)
}
