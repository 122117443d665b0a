import { blockName, isKnownBlock } from '@/features/pages/model'
import type {
  CtaContent,
  ImageContent,
  TemplateContent,
  TextContent,
} from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findBlock } from '../find'

type Values =
  | Partial<TextContent>
  | Partial<ImageContent>
  | Partial<CtaContent>
  | Partial<TemplateContent>

/**
 * Changes settings of a block. Typing (`typing: true`) is silent, and a burst
 * of it in one field is one step of the history.
 */
export const updateContent: Command<{ blockId: string; values: Values; typing?: boolean }> = (
  draft,
  { blockId, values, typing = false },
) => {
  const found = findBlock(draft, blockId)
  if (!found || !isKnownBlock(found.block)) return refused(announce.gone)
  Object.assign(found.block.content, values)
  const field = `${blockId}.${Object.keys(values).sort().join('+')}`
  return typing
    ? { done: true, message: '', typing: field }
    : { done: true, message: announce.blockUpdated(blockName(found.block)) }
}
