import { same, type BlockPlace } from '@/features/pages/model'
import type { Column, PageContent } from '@/features/pages/schema'

import { findBlock, findColumn } from './find'
import type { History } from '@/ui/editing/undo-history'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** A place for a block: an index of a column. */
export type Target = { columnId: string; index: number }

/**
 * The place one step away from a place, for a block that is thought of as taken
 * out of its column; null at the edge. Left and right go on to the neighbouring
 * section.
 */
export function stepFrom(
  content: PageContent,
  blockId: string,
  { columnId, index }: Target,
  direction: Direction,
): Target | null {
  const columns = content.sections.flatMap((section) => section.columns)
  const at = columns.findIndex(({ id }) => id === columnId)
  const others = (column: Column | undefined) =>
    column?.blocks.filter(({ id }) => id !== blockId).length ?? 0
  if (direction === 'up') return index > 0 ? { columnId, index: index - 1 } : null
  if (direction === 'down') {
    return index < others(columns[at]) ? { columnId, index: index + 1 } : null
  }
  const next = columns[at + (direction === 'left' ? -1 : 1)]
  return next ? { columnId: next.id, index: Math.min(index, others(next)) } : null
}

/** Where a block is, as a place. */
export function placeOf(content: PageContent, blockId: string): Target | null {
  const found = findBlock(content, blockId)
  return found && { columnId: found.column.id, index: found.index }
}

/** Where one step in a direction takes a block; null at the edge. */
export function stepTarget(
  content: PageContent,
  blockId: string,
  direction: Direction,
): Target | null {
  const from = placeOf(content, blockId)
  return from && stepFrom(content, blockId, from, direction)
}

/** A place for a block in words' terms: indexes from 0, and the blocks of the column with it in. */
export function placeWith(
  content: PageContent,
  blockId: string,
  { columnId, index }: Target,
): { place: BlockPlace; count: number } | null {
  const found = findColumn(content, columnId)
  if (!found) return null
  const count = found.column.blocks.filter(({ id }) => id !== blockId).length + 1
  return { place: { section: found.sectionIndex, column: found.columnIndex, index }, count }
}

export const canStep = (content: PageContent, blockId: string, direction: Direction): boolean =>
  stepTarget(content, blockId, direction) !== null

/** Whether the page differs from what was last saved; undoing back to it says no. */
export const isDirty = ({ content, saved }: { content: PageContent; saved: PageContent }) =>
  content !== saved && !same(content, saved)

export const canUndo = ({ history }: { history: History }): boolean => history.past.length > 0
export const canRedo = ({ history }: { history: History }): boolean => history.future.length > 0
