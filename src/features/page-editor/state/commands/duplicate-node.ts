import { current, isDraft, type Draft } from 'immer'

import { blockName, blocksOf, LIMITS, temporaryId } from '@/features/pages/model'
import type { Block, Section } from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findBlock, findSection, renumber } from '../find'

function plain<Node extends object>(node: Node): Node {
  const settled: Node = isDraft(node) ? current<Node>(node as Draft<Node>) : node
  return structuredClone(settled)
}

/** A copy is new: it gets its own id, and its dates when it is saved. */
function copyBlock(block: Block): Block {
  const copy = { ...plain(block), id: temporaryId() } as Block & Record<string, unknown>
  delete copy.createdAt
  delete copy.updatedAt
  return copy
}

const copySection = (section: Section): Section => ({
  ...plain(section),
  id: temporaryId(),
  columns: section.columns.map((column) => ({
    ...plain(column),
    id: temporaryId(),
    blocks: column.blocks.map(copyBlock),
  })),
})

/** Puts a copy of a block or of a section right after it. */
export const duplicateNode: Command<{ id: string }> = (draft, { id }) => {
  const count = blocksOf(draft).length
  const found = findBlock(draft, id)
  if (found) {
    if (count >= LIMITS.blocks) return refused(announce.tooManyBlocks)
    const copy = copyBlock(found.block)
    const { blocks } = found.column
    blocks.splice(found.index + 1, 0, copy)
    renumber(blocks)
    const place = {
      section: found.sectionIndex,
      column: found.columnIndex,
      index: found.index + 1,
    }
    const message = announce.blockDuplicated(blockName(copy), place, blocks.length)
    return { done: true, message, focus: { node: copy.id } }
  }
  const section = findSection(draft, id)
  if (!section) return refused(announce.gone)
  const added = section.section.columns.flatMap(({ blocks }) => blocks).length
  if (draft.sections.length >= LIMITS.sections) return refused(announce.tooManySections)
  if (count + added > LIMITS.blocks) return refused(announce.tooManyBlocks)
  const copy = copySection(section.section)
  draft.sections.splice(section.index + 1, 0, copy)
  renumber(draft.sections)
  return {
    done: true,
    message: announce.sectionDuplicated(section.index),
    focus: { node: copy.id },
  }
}
