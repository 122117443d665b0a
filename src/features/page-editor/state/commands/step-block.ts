import { blockName } from '@/features/pages/model'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findBlock } from '../find'
import { stepTarget, type Direction } from '../selectors'
import { moveBlock } from './move-block'

/**
 * Moves a block one step: up or down in its column, or to the column before or
 * after it, of the neighbouring section when its own has no more.
 */
export const stepBlock: Command<{ blockId: string; direction: Direction; part?: string | null }> = (
  draft,
  { blockId, direction, part = direction },
) => {
  const found = findBlock(draft, blockId)
  if (!found) return refused(announce.gone)
  const target = stepTarget(draft, blockId, direction)
  if (!target) return refused(announce.blockAtEdge(blockName(found.block), direction))
  return moveBlock(draft, { blockId, ...target, part })
}
