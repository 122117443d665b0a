import type { MenuNode } from '@/features/shelters/menu.model'

type Reference = string | { id: string } | null | undefined

/** What the menu needs of a page; relations as an id or as a populated row. */
export type MenuPage = {
  id: string
  title: string
  slug?: string | null
  status?: string | null
  visibleInMenu?: boolean | null
  isHomepage?: boolean | null
  menuOrder?: number | null
  parent?: Reference
  shelter?: Reference
}

const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

function isShown(page: MenuPage, shelterId: string): boolean {
  return (
    page.visibleInMenu === true &&
    page.status === 'PUBLISHED' &&
    page.isHomepage !== true &&
    idOf(page.shelter) === shelterId
  )
}

const byOrder = (a: MenuPage, b: MenuPage) =>
  (a.menuOrder ?? 0) - (b.menuOrder ?? 0) ||
  a.title.localeCompare(b.title, 'fr') ||
  (a.id < b.id ? -1 : 1)

/** The parent under which a page shows, or `null`: none, hidden, or the page's own descendant. */
function shownParent(page: MenuPage, shown: ReadonlyMap<string, MenuPage>): string | null {
  const parent = idOf(page.parent)
  const seen = new Set<string>()
  let ancestor = parent
  while (ancestor !== null && !seen.has(ancestor)) {
    if (ancestor === page.id) return null
    seen.add(ancestor)
    ancestor = idOf(shown.get(ancestor)?.parent)
  }
  return parent !== null && shown.has(parent) ? parent : null
}

/**
 * The menu of a shelter's site: pages visible in the menu, published, not the
 * home page and owned by the shelter, ordered by `menuOrder` (then title) and
 * nested by parent. A page whose parent does not show goes to the top level, so
 * does each page of a circle. Source: docs/decisions/content.md.
 */
export function menuTree(pages: readonly MenuPage[], shelterId: string): MenuNode[] {
  const ordered = pages.filter((page) => isShown(page, shelterId)).sort(byOrder)
  const shown = new Map(ordered.map((page) => [page.id, page]))
  const nodes = new Map<string, MenuNode>(
    ordered.map(({ id, title, slug }) => [id, { title, slug: slug ?? '', children: [] }]),
  )
  const top: MenuNode[] = []
  for (const page of shown.values()) {
    const parent = shownParent(page, shown)
    const siblings = parent === null ? top : (nodes.get(parent)?.children ?? top)
    const node = nodes.get(page.id)
    if (node) siblings.push(node)
  }
  return top
}
