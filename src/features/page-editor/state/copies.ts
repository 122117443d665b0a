import { current, isDraft, type Draft } from 'immer'

import { temporaryId } from '@/features/pages/model'
import type { Block, Section } from '@/features/pages/schema'

function plain<Node extends object>(node: Node): Node {
  const finished: Node = isDraft(node) ? current<Node>(node as Draft<Node>) : node
  return structuredClone(finished)
}

/** A copy is new: it gets its own id, and its dates when it is saved. */
export function copyBlock(block: Block): Block {
  const copy = { ...plain(block), id: temporaryId() } as Block & Record<string, unknown>
  delete copy.createdAt
  delete copy.updatedAt
  return copy
}

/** A section with everything in it, all of it new. */
export const copySection = (section: Section): Section => ({
  ...plain(section),
  id: temporaryId(),
  columns: section.columns.map((column) => ({
    ...plain(column),
    id: temporaryId(),
    blocks: column.blocks.map(copyBlock),
  })),
})

/** The blocks of a section, in order. */
export const blocksIn = (section: Section): Block[] =>
  section.columns.flatMap(({ blocks }) => blocks)
