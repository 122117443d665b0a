import { setOf, toQuery, type Wanted } from '../list/query.model'

/** What is no filter of animals to come: pages, orders, and animals that were chosen one by one. */
const ASIDE = {
  status: undefined,
  ids: undefined,
  exclude: undefined,
  sortBy: undefined,
  sortOrder: undefined,
  page: undefined,
  limit: undefined,
} as const satisfies Wanted

/** The filters of a list that can be asked of animals to come. */
export const lasting = (wanted: Wanted): Wanted => ({ ...wanted, ...ASIDE })

/** The same in the one writing of the catalogue: `species=DOG&near=Rennes+%2835%29`. */
export const lastingQuery = (wanted: Wanted): string => toQuery(lasting(wanted))

/**
 * A question cut into its filters, each a question of its own: an animal answers the whole when it
 * answers every one of them. A place goes with its distance.
 */
export function termsOf(wanted: Wanted): string[] {
  const { near, radiusKm, ...rest } = lasting(wanted)
  const alone = Object.entries(rest).map(([name, value]) => toQuery({ [name]: value }))
  return [...alone, ...(near ? [setOf({ near, radiusKm })] : [])].filter(Boolean)
}
