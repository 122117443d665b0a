import type { PageContent } from '@/features/pages/schema'

import { placeOf, type Target } from '../state/selectors'

export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }
/** Where a node is on screen, in pixels of the window; null when it is not drawn. */
export type BoxOf = (id: string) => Box | null

const middle = ({ top, bottom }: Box) => (top + bottom) / 2

function distance({ x, y }: Point, { left, top, right, bottom }: Box): number {
  const across = Math.max(left - x, 0, x - right)
  const along = Math.max(top - y, 0, y - bottom)
  return Math.hypot(across, along)
}

function nearest<Node extends { id: string }>(
  nodes: readonly Node[],
  boxOf: BoxOf,
  far: (box: Box) => number,
): Node | null {
  let best: Node | null = null
  let least = Infinity
  for (const node of nodes) {
    const box = boxOf(node.id)
    const length = box ? far(box) : Infinity
    if (length < least) [best, least] = [node, length]
  }
  return best
}

/** How many nodes, the moved one left out, have their middle above a height. */
function rankAt(nodes: ReadonlyArray<{ id: string }>, moved: string, y: number, boxOf: BoxOf) {
  return nodes.filter(({ id }) => {
    const box = id === moved ? null : boxOf(id)
    return box !== null && middle(box) < y
  }).length
}

/** The place of a column that a point means, for a block being moved; null on an empty page. */
export function blockPlaceAt(
  content: PageContent,
  moved: string,
  point: Point,
  boxOf: BoxOf,
): Target | null {
  // Sections first: those out of sight are not laid out, and asking their insides would cost it.
  const section = nearest(content.sections, boxOf, ({ top, bottom }) =>
    Math.max(top - point.y, 0, point.y - bottom),
  )
  const column = section && nearest(section.columns, boxOf, (box) => distance(point, box))
  return column && { columnId: column.id, index: rankAt(column.blocks, moved, point.y, boxOf) }
}

/** The index that a point means for a section being moved. */
export const sectionIndexAt = (content: PageContent, moved: string, point: Point, boxOf: BoxOf) =>
  rankAt(content.sections, moved, point.y, boxOf)

/** Where the drop line lies: `top` is its middle. */
export type Line = { left: number; width: number; top: number }

function lineAmong(
  nodes: ReadonlyArray<{ id: string }>,
  index: number,
  around: Box,
  boxOf: BoxOf,
): Line {
  const { left, right } = around
  const width = right - left
  const [before, after] = [nodes[index - 1], nodes[index]].map((node) => node && boxOf(node.id))
  if (before && after) return { left, width, top: (before.bottom + after.top) / 2 }
  if (after) return { left, width, top: after.top - 4 }
  if (before) return { left, width, top: before.bottom + 4 }
  return { left, width, top: around.top + 8 }
}

/** The line for a place of a column; none where the block already is. */
export function lineForBlock(
  content: PageContent,
  moved: string,
  { columnId, index }: Target,
  boxOf: BoxOf,
): Line | null {
  const box = boxOf(columnId)
  const column = content.sections
    .flatMap(({ columns }) => columns)
    .find(({ id }) => id === columnId)
  if (!box || !column) return null
  const from = placeOf(content, moved)
  // Beside itself the block is where it would come: its own edge marks the place.
  const others = column.blocks.filter(({ id }) => id !== moved)
  if (from?.columnId === columnId && from.index === index) {
    const own = boxOf(moved)
    return own && { left: box.left, width: box.right - box.left, top: own.top - 4 }
  }
  return lineAmong(others, index, box, boxOf)
}

/** The line for an index among the sections. */
export function lineForSection(
  content: PageContent,
  moved: string,
  index: number,
  boxOf: BoxOf,
): Line | null {
  const own = boxOf(moved)
  if (!own) return null
  const at = content.sections.findIndex(({ id }) => id === moved)
  if (at === index) return { left: own.left, width: own.right - own.left, top: own.top - 4 }
  const others = content.sections.filter(({ id }) => id !== moved)
  return lineAmong(others, index, own, boxOf)
}
