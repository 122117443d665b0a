import type { CardDesign } from '../card-design.model'
import { toQuery, type Wanted } from '../list/query.model'

/** How the catalogue may be looked at: the design of its cards, and how many in a row. */
export const VIEWS = {
  grid: { label: 'Grille', design: 'basic', perRow: 3 },
  list: { label: 'Liste', design: 'list', perRow: 1 },
  compact: { label: 'Compacte', design: 'compact-list', perRow: 2 },
} as const satisfies Record<string, { label: string; design: CardDesign; perRow: number }>
export type View = keyof typeof VIEWS
export const VIEW_NAMES: readonly View[] = ['grid', 'list', 'compact']

/** Name of the parameter of an address that chooses the view. */
export const VIEW_PARAMETER = 'view'

export const viewFrom = (given: unknown): View =>
  typeof given === 'string' && Object.hasOwn(VIEWS, given) ? (given as View) : 'grid'

/** Cards that one address shows at once, at most: beyond, a page shows its own batch alone. */
const MOST_CARDS = 96

/** The first batch that an address shows: all of them up to its own, as long as that is bearable. */
export function firstBatch({ page, limit }: { page: number; limit: number }): number {
  return page * limit <= MOST_CARDS ? 1 : page
}

/** Where a list of animals is: the whole platform, or the site of one shelter. */
export type Place = {
  path: string
  /** Id of the shelter whose list it is. */
  shelterId?: string
}

/** On the site of a shelter there is no other place to choose, and its animals to sponsor have their own page. */
const ELSEWHERE = {
  department: undefined,
  near: undefined,
  radiusKm: undefined,
  ids: undefined,
  canBeSponsored: undefined,
}

/** What a shelter's own list understands of what was asked: the latest arrived come first. */
export function withinShelter<Asked extends Wanted>(asked: Asked, shelterId: string): Asked {
  const sortBy = asked.sortBy === 'waiting' ? 'waiting' : 'createdAt'
  return { ...asked, ...ELSEWHERE, shelterId, sortBy }
}

/** The address of a list: only what does not go without saying. */
export function addressOf(place: Place, wanted: Wanted, view: View): string {
  const { shelterId, sortBy, ...rest } = wanted
  const isUnsaid = place.shelterId && sortBy === 'createdAt'
  const own = place.shelterId ? rest : { ...rest, shelterId }
  const query = new URLSearchParams(toQuery({ ...own, sortBy: isUnsaid ? undefined : sortBy }))
  if (view !== 'grid') query.set(VIEW_PARAMETER, view)
  return query.size > 0 ? `${place.path}?${query}` : place.path
}
