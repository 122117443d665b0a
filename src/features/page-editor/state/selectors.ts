import { same } from '@/features/pages/model'
import type { PageContent } from '@/features/pages/schema'

import { findBlock } from './find'
import type { History } from './history'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** A place for a block: an index of a column. */
export type Target = { columnId: string; index: number }

/** Where one step in a direction takes a block; null at the edge. */
export function stepTarget(
  content: PageContent,
  blockId: string,
  direction: Direction,
): Target | null {
  const found = findBlock(content, blockId)
  if (!found) return null
  const { column, index } = found
  if (direction === 'up') return index > 0 ? { columnId: column.id, index: index - 1 } : null
  if (direction === 'down') {
    return index < column.blocks.length - 1 ? { columnId: column.id, index: index + 1 } : null
  }
  const columns = content.sections.flatMap((section) => section.columns)
  const at = columns.findIndex(({ id }) => id === column.id)
  const next = columns[at + (direction === 'left' ? -1 : 1)]
  return next ? { columnId: next.id, index: Math.min(index, next.blocks.length) } : null
}

export const canStep = (content: PageContent, blockId: string, direction: Direction): boolean =>
  stepTarget(content, blockId, direction) !== null

/** Whether the page differs from what was last saved; undoing back to it says no. */
export const isDirty = ({ content, saved }: { content: PageContent; saved: PageContent }) =>
  content !== saved && !same(content, saved)

export const canUndo = ({ history }: { history: History }): boolean => history.past.length > 0
export const canRedo = ({ history }: { history: History }): boolean => history.future.length > 0
