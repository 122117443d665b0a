import { isBlockType } from './block-options'
import type { Block, KnownBlock, TemplateContent, UnknownTemplateContent } from './schema-blocks'
import { isTemplateType } from './template-options'

/** Whether this version can draw and edit a block; the others are only kept. */
export const isKnownBlock = (block: Block): block is KnownBlock => isBlockType(block.type)

/** Whether this version knows the template that a block asks for. */
export const isKnownTemplate = (
  content: TemplateContent | UnknownTemplateContent,
): content is TemplateContent => isTemplateType(content.templateType)
