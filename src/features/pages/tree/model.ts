import { LAST_PLACE } from '../model'

/** A page in the tree of its shelter. */
export type TreePage = {
  id: string
  title: string
  parentId: string | null
  menuOrder: number
  isHomepage: boolean
}

/** A line of the tree on screen, in reading order. */
export type TreeRow<Page extends TreePage = TreePage> = {
  page: Page
  /** 0 at the top level. */
  depth: number
  /** The page under which it shows; null at the top level. */
  parentId: string | null
  /** Rank among its sisters, from 0, the home page not counted. */
  index: number
  /** How many sisters, itself included. */
  count: number
}

/** Where a page can go: rank `index` among the pages under `parentId`. */
export type Place = { parentId: string | null; index: number }

export type Change = { id: string; parentId: string | null; menuOrder: number }

/** Levels that menus of the site show well. */
export const MOST_LEVELS = 3

const byOrder = (a: TreePage, b: TreePage) =>
  a.menuOrder - b.menuOrder || a.title.localeCompare(b.title, 'fr') || (a.id < b.id ? -1 : 1)

/** The parent under which a page shows: none when it is gone, is the home page, or is a circle. */
function parentOf(page: TreePage, pages: ReadonlyMap<string, TreePage>): string | null {
  const parent = pages.get(page.parentId ?? '')
  if (!parent || parent.isHomepage || page.isHomepage) return null
  const seen = new Set<string>()
  let up: TreePage | undefined = parent
  // The home page is under nothing, whatever its row says.
  while (up && !up.isHomepage && !seen.has(up.id)) {
    if (up.id === page.id) return null
    seen.add(up.id)
    up = pages.get(up.parentId ?? '')
  }
  return parent.id
}

type Families<Page> = { home: Page[]; under: Map<string | null, Page[]> }

function familiesOf<Page extends TreePage>(pages: readonly Page[]): Families<Page> {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const under = new Map<string | null, Page[]>()
  for (const page of [...pages].sort(byOrder)) {
    if (page.isHomepage) continue
    const parent = parentOf(page, byId)
    under.set(parent, [...(under.get(parent) ?? []), page])
  }
  return { home: pages.filter(({ isHomepage }) => isHomepage), under }
}

/**
 * The pages of a shelter as lines: the home page first, which is in no menu, then
 * the others as the menu nests and orders them. A page that shows nowhere else is
 * at the top level, so that no page is ever out of reach.
 */
export function treeRows<Page extends TreePage>(pages: readonly Page[]): Array<TreeRow<Page>> {
  const { home, under } = familiesOf(pages)
  const walk = (parentId: string | null, depth: number): Array<TreeRow<Page>> => {
    const sisters = under.get(parentId) ?? []
    return sisters.flatMap((page, index) => [
      { page, depth, parentId, index, count: sisters.length },
      ...walk(page.id, depth + 1),
    ])
  }
  const first = home.map((page, index) => ({
    page,
    depth: 0,
    parentId: null,
    index,
    count: home.length,
  }))
  return [...first, ...walk(null, 0)]
}

/** The page and everything under it. */
export function branchOf(rows: readonly TreeRow[], id: string): ReadonlySet<string> {
  const branch = new Set([id])
  for (const { page, parentId } of rows) {
    if (parentId !== null && branch.has(parentId)) branch.add(page.id)
  }
  return branch
}

/** Levels that a page and the pages under it take. */
function heightOf(rows: readonly TreeRow[], { page: { id }, depth: own }: TreeRow): number {
  const branch = branchOf(rows, id)
  const depths = rows.filter(({ page }) => branch.has(page.id)).map(({ depth }) => depth)
  return Math.max(...depths) - own + 1
}

/** Why a page cannot go somewhere, as a sentence; null when it can. */
export function refusalOf(pages: readonly TreePage[], id: string, place: Place): string | null {
  const rows = treeRows(pages)
  const row = rows.find(({ page }) => page.id === id)
  if (!row) return 'Cette page n’existe plus'
  if (row.page.isHomepage) return 'La page d’accueil reste en premier'
  if (place.parentId === null) return null
  const parent = rows.find(({ page }) => page.id === place.parentId)
  if (!parent) return 'La page choisie n’existe plus'
  if (parent.page.isHomepage) return 'La page d’accueil n’a pas de sous-pages'
  if (branchOf(rows, id).has(parent.page.id)) return 'Une page ne peut pas être sous elle-même'
  if (parent.depth + 1 + heightOf(rows, row) > MOST_LEVELS) {
    return `Un menu a au maximum ${MOST_LEVELS} niveaux`
  }
  return null
}

/**
 * What to write so that a page is at a place: the page itself, and each sister
 * whose rank changes. Rows whose parent does not show (it is gone, or a circle of
 * before) are written as they show, so that no move brings an old circle back.
 * Nothing when the move is refused (see {@link refusalOf}) or changes nothing.
 */
export function placePage(pages: readonly TreePage[], id: string, place: Place): Change[] {
  const moved = pages.find((page) => page.id === id)
  if (!moved || refusalOf(pages, id, place) !== null) return []
  const { under } = familiesOf(pages)
  const sisters = (under.get(place.parentId) ?? []).filter((page) => page.id !== id)
  const at = Math.min(Math.max(Math.round(place.index), 0), sisters.length)
  const ordered = [...sisters.slice(0, at), moved, ...sisters.slice(at)]
  const shownUnder = new Map(treeRows(pages).map((row) => [row.page.id, row.parentId]))
  const others = pages.filter((page) => !page.isHomepage && !ordered.includes(page))
  return [...ordered, ...others].flatMap((page, rank) => {
    const isSister = rank < ordered.length
    const menuOrder = isSister ? Math.min(rank, LAST_PLACE) : page.menuOrder
    const parentId = isSister ? place.parentId : (shownUnder.get(page.id) ?? null)
    const isSame = page.menuOrder === menuOrder && page.parentId === parentId
    return isSame ? [] : [{ id: page.id, parentId, menuOrder }]
  })
}

/** The pages after some changes. */
export function withChanges<Page extends TreePage>(
  pages: readonly Page[],
  changes: readonly Change[],
): Page[] {
  const byId = new Map(changes.map((change) => [change.id, change]))
  return pages.map((page) => ({ ...page, ...byId.get(page.id) }))
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Where one step takes a page, or why it cannot go there. */
export function stepPlace(
  pages: readonly TreePage[],
  id: string,
  step: Step,
): { place: Place } | { refusal: string } {
  const rows = treeRows(pages)
  const row = rows.find(({ page }) => page.id === id)
  if (!row) return { refusal: 'Cette page n’existe plus' }
  const { parentId, index, count, page } = row
  const tried = (place: Place) => {
    const refusal = refusalOf(pages, id, place)
    return refusal === null ? { place } : { refusal }
  }
  if (page.isHomepage) return tried({ parentId: null, index: 0 })
  switch (step) {
    case 'up':
      return index > 0
        ? tried({ parentId, index: index - 1 })
        : { refusal: 'déjà en première position' }
    case 'down':
      return index < count - 1
        ? tried({ parentId, index: index + 1 })
        : { refusal: 'déjà en dernière position' }
    case 'in': {
      const before = rows.find(
        (each) => each.parentId === parentId && each.index === index - 1 && !each.page.isHomepage,
      )
      if (!before) return { refusal: 'aucune page au-dessus, au même niveau' }
      const under = rows.filter((each) => each.parentId === before.page.id).length
      return tried({ parentId: before.page.id, index: under })
    }
    case 'out': {
      const parent = rows.find((each) => each.page.id === parentId)
      if (!parent) return { refusal: 'déjà au premier niveau' }
      return tried({ parentId: parent.parentId, index: parent.index + 1 })
    }
  }
}

/**
 * The place that a page dragged between two lines would take.
 * @param rows the tree without the page and what is under it
 * @param gap how many lines are above, from 0
 * @param depth the level that the hand shows; the nearest possible one is taken
 */
export function placeAtGap(
  rows: readonly TreeRow[],
  gap: number,
  depth: number,
): Place & { depth: number } {
  const at = Math.min(Math.max(gap, 0), rows.length)
  const above = rows[at - 1]
  const below = rows[at]
  const most = above && !above.page.isHomepage ? above.depth + 1 : 0
  const least = below?.depth ?? 0
  const level = Math.min(Math.max(depth, least), Math.max(most, least), MOST_LEVELS - 1)
  // Up the lines: the parent is the first one that is a level higher.
  const parent = rows
    .slice(0, at)
    .filter((row) => row.depth === level - 1)
    .at(-1)
  const parentId = parent?.page.id ?? null
  const index = rows
    .slice(0, at)
    .filter((row) => row.parentId === parentId && !row.page.isHomepage).length
  return { parentId, index, depth: level }
}

/** « au premier niveau, position 2 sur 5 », « sous « Adopter », position 1 sur 3 ». */
export function placeSentence(pages: readonly TreePage[], id: string): string {
  const rows = treeRows(pages)
  const row = rows.find(({ page }) => page.id === id)
  if (!row) return ''
  const parent = rows.find(({ page }) => page.id === row.parentId)?.page
  const where = parent ? `sous « ${parent.title} »` : 'au premier niveau'
  return `${where}, position ${row.index + 1} sur ${row.count}`
}
