import { blockName } from '@/features/pages/model'

import { announce } from '../../dictionary.fr'
import { refused, type Command, type FocusTarget } from '../command'
import { findBlock, findSection, renumber } from '../find'

/** The node that takes the place of the removed one, else the one before, else a button. */
const neighbour = (
  nodes: ReadonlyArray<{ id: string }>,
  index: number,
  otherwise: FocusTarget,
): FocusTarget => {
  const next = nodes[index] ?? nodes[index - 1]
  return next ? { node: next.id } : otherwise
}

/**
 * Removes a block, or a section with everything in it (its blocks go nowhere
 * else). Source: docs/decisions/content.md.
 */
export const removeNode: Command<{ id: string }> = (draft, { id }) => {
  const block = findBlock(draft, id)
  if (block) {
    const { blocks } = block.column
    blocks.splice(block.index, 1)
    renumber(blocks)
    return {
      done: true,
      message: announce.blockRemoved(blockName(block.block)),
      focus: neighbour(blocks, block.index, { node: block.column.id, part: 'add' }),
    }
  }
  const section = findSection(draft, id)
  if (!section) return refused(announce.gone)
  const count = section.section.columns.flatMap(({ blocks }) => blocks).length
  draft.sections.splice(section.index, 1)
  renumber(draft.sections)
  return {
    done: true,
    message: announce.sectionRemoved(section.index, count),
    focus: neighbour(draft.sections, section.index, { node: 'page', part: 'add' }),
  }
}
