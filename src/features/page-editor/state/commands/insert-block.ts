import {
  blockName,
  blocksOf,
  defaultContent,
  LIMITS,
  temporaryId,
  type BlockType,
  type TemplateType,
} from '@/features/pages/model'
import type { Block } from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findColumn, renumber } from '../find'

/** Puts a new block into a column, at an index or at its end; `template` is which a template block shows. */
export const insertBlock: Command<{
  columnId: string
  type: BlockType
  index?: number
  template?: TemplateType
}> = (draft, { columnId, type, index, template }) => {
  if (blocksOf(draft).length >= LIMITS.blocks) return refused(announce.tooManyBlocks)
  const found = findColumn(draft, columnId)
  if (!found) return refused(announce.gone)
  const { blocks } = found.column
  const at = Math.min(Math.max(index ?? blocks.length, 0), blocks.length)
  const block = {
    id: temporaryId(),
    type,
    order: at,
    content: defaultContent(type, template),
  } as Block
  blocks.splice(at, 0, block)
  renumber(blocks)
  const place = { section: found.sectionIndex, column: found.columnIndex, index: at }
  return {
    done: true,
    message: announce.blockAdded(blockName(block), place, blocks.length),
    focus: { node: block.id },
  }
}
