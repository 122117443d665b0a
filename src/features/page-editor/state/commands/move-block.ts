import { blockName } from '@/features/pages/model'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findBlock, findColumn, renumber } from '../find'

/** Moves a block to an index of a column; the index counts once the block has left its place. */
export const moveBlock: Command<{
  blockId: string
  columnId: string
  index: number
  /** The tool that takes the focus; null leaves the focus where it is. */
  part?: string | null
  /** How it came there, for the sentence; `dropped` is a drag. */
  how?: 'moved' | 'dropped'
}> = (draft, { blockId, columnId, index, part, how = 'moved' }) => {
  const from = findBlock(draft, blockId)
  const to = findColumn(draft, columnId)
  if (!from || !to) return refused(announce.gone)
  from.column.blocks.splice(from.index, 1)
  const at = Math.min(Math.max(index, 0), to.column.blocks.length)
  to.column.blocks.splice(at, 0, from.block)
  renumber(from.column.blocks)
  renumber(to.column.blocks)
  const place = { section: to.sectionIndex, column: to.columnIndex, index: at }
  const sentence = how === 'dropped' ? announce.blockDropped : announce.blockMoved
  return {
    done: true,
    message: sentence(blockName(from.block), place, to.column.blocks.length),
    ...(part === null ? {} : { focus: { node: blockId, part } }),
  }
}
