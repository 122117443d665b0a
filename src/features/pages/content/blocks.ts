import type { Block, PageContent } from '../schema'
import { isBlockType, isTemplateType } from './options'
import type { KnownBlock, TemplateContent, UnknownTemplateContent } from './schema-blocks'

/** Indexes of a block, from 0. */
export type BlockPlace = { section: number; column: number; index: number }

/** Every block of a page in reading order, with its place. */
export function blocksOf(content: PageContent): Array<{ block: Block; place: BlockPlace }> {
  return content.sections.flatMap(({ columns }, section) =>
    columns.flatMap(({ blocks }, column) =>
      blocks.map((block, index) => ({ block, place: { section, column, index } })),
    ),
  )
}

/** Path of a block relative to the list of sections, as errors name it. */
export const pathOf = ({ section, column, index }: BlockPlace): string =>
  `${section}.columns.${column}.blocks.${index}`

/** Whether this version can draw and edit a block; the others are only kept. */
export const isKnownBlock = (block: Block): block is KnownBlock => isBlockType(block.type)

/** Whether this version knows the template that a block asks for. */
export const isKnownTemplate = (
  content: TemplateContent | UnknownTemplateContent,
): content is TemplateContent => isTemplateType(content.templateType)

const TEMPORARY = 'tmp_'
const STABLE = /^[\w-]{1,64}$/

/** A stable id for a section, a column or a block, given by the server. */
export const newId = (): string => crypto.randomUUID()

/** An id that lives in the editor until the server gives a stable one. */
export function temporaryId(): string {
  // randomUUID does not exist on a plain http address, where editors work too.
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return TEMPORARY + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY)

/** Whether a value can be the id of a node, a temporary one included. */
export const isNodeId = (value: unknown): value is string =>
  typeof value === 'string' && STABLE.test(value)
