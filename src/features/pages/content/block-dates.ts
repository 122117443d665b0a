import type { Block, PageContent } from '../schema'
import { isKnownBlock } from './guards'
import { blocksOf } from './nodes'
import { same } from './same'

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
