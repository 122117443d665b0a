import { sanitiseHtml } from '@/platform/html/sanitise'
import '@/platform/validation/french'

import { pageContentSchema, type Block, type PageContent } from '../schema'
import { blocksOf, isKnownBlock } from './blocks'
import { same } from './json'
import { normalise } from './normalise'
import { migrate, readContent } from './read'
import { checkBounds, ContentError } from './refusals'

function dateBlock(block: Block, before: Block | undefined, now: string): Block {
  // Unknown blocks are kept as they came: dates would be our own invention.
  if (!isKnownBlock(block)) return block
  if (!before || !isKnownBlock(before)) return { ...block, createdAt: now, updatedAt: now }
  const createdAt = before.createdAt ?? now
  const isSame = before.type === block.type && same(before.content, block.content)
  return { ...block, createdAt, updatedAt: isSame ? (before.updatedAt ?? createdAt) : now }
}

/**
 * Writes when each block was created and last changed (ISO 8601, UTC), by
 * comparing it with the block of the same id in the previous content. Moving a
 * block does not change it. What the client says of these dates is ignored.
 */
export function dateBlocks(content: PageContent, previous: PageContent, now: Date): PageContent {
  const before = new Map(blocksOf(previous).map(({ block }) => [block.id, block]))
  const at = now.toISOString()
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) => dateBlock(block, before.get(block.id), at)),
      })),
    })),
  }
}

/** The schema, with paths relative to the list of sections. */
function parse(content: unknown): PageContent {
  const result = pageContentSchema.safeParse(content)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => ({
    path: (path[0] === 'sections' ? path.slice(1) : path).join('.'),
    message,
  }))
  throw new ContentError(issues)
}

function cleanBlock(block: Block): Block {
  if (!isKnownBlock(block) || block.type !== 'TEXT') return block
  const { content } = block
  return { ...block, content: { ...content, text: sanitiseHtml(content.text) } }
}

function clean(content: PageContent): PageContent {
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map(cleanBlock),
      })),
    })),
  }
}

/**
 * Everything that happens to the content of a page before it is stored,
 * whatever entrance it came by: old shapes migrated, nodes put in order and given
 * stable ids, shape checked, HTML cleaned, dates written.
 * @param input any shape a client or an older version sends
 * @param previous what is stored now, of any age, or null
 * @throws ContentError with a French sentence and a path for each reason
 */
export function prepareContent(input: unknown, previous: unknown, now: Date): PageContent {
  checkBounds(input)
  const content = parse(normalise(migrate(input)))
  return dateBlocks(clean(content), readContent(previous), now)
}
