import type { Block, PageContent } from '@/features/pages/schema'

import { moves, outline } from '../dictionary.fr'

/** A line of the outline; places count from 1, as `aria-posinset` does. */
export type Row = {
  id: string
  level: number
  place: number
  siblings: number
  /** Whether its children show; null when it has none. */
  isOpen: boolean | null
  /** Sections and columns have words of their own, a block those of its content. */
  label: string | null
  block: Block | null
  parent: string | null
}

/**
 * The page as the lines of a tree: sections, their columns when they have
 * several, and blocks. What is inside a closed line is left out.
 */
export function rowsOf({ sections }: PageContent, closed: ReadonlySet<string>): Row[] {
  return sections.flatMap((section, at): Row[] => {
    const { columns } = section
    const isOpen = (id: string, children: number) => (children === 0 ? null : !closed.has(id))
    const blockRows = (blocks: readonly Block[], level: number, parent: string): Row[] =>
      blocks.map((block, index) => ({
        id: block.id,
        level,
        place: index + 1,
        siblings: blocks.length,
        isOpen: null,
        label: null,
        block,
        parent,
      }))
    const only = columns.length === 1 ? columns[0] : undefined
    const head: Row = {
      id: section.id,
      level: 1,
      place: at + 1,
      siblings: sections.length,
      isOpen: isOpen(section.id, only ? only.blocks.length : columns.length),
      label: moves.section(at),
      block: null,
      parent: null,
    }
    if (!head.isOpen) return [head]
    if (only) return [head, ...blockRows(only.blocks, 2, section.id)]
    return [
      head,
      ...columns.flatMap(({ id, blocks }, index): Row[] => {
        const row: Row = {
          id,
          level: 2,
          place: index + 1,
          siblings: columns.length,
          isOpen: isOpen(id, blocks.length),
          label: outline.column(index, blocks.length),
          block: null,
          parent: section.id,
        }
        return row.isOpen ? [row, ...blockRows(blocks, 3, id)] : [row]
      }),
    ]
  })
}

/**
 * The line that a key leads to.
 * @returns an index; null when the key leads nowhere
 */
export function nextRow(rows: readonly Row[], at: number, key: string): number | null {
  const row = rows[at]
  if (!row) return rows.length > 0 ? 0 : null
  if (key === 'ArrowDown') return at + 1 < rows.length ? at + 1 : null
  if (key === 'ArrowUp') return at > 0 ? at - 1 : null
  if (key === 'Home') return 0
  if (key === 'End') return rows.length - 1
  if (key === 'ArrowRight') return row.isOpen ? at + 1 : null
  if (key !== 'ArrowLeft' || row.parent === null) return null
  return rows.findIndex(({ id }) => id === row.parent)
}
