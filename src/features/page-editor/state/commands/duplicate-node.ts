import { blockName, blocksOf, LIMITS } from '@/features/pages/model'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { copyBlock, copySection } from '../copies'
import { findBlock, findSection, renumber } from '../find'

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
