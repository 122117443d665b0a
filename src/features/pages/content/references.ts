import { isKnownBlock, isKnownTemplate, blocksOf } from './blocks'
import { readContent } from './read'

export type References = { mediaIds: string[]; animalIds: string[] }

/**
 * What a page uses of its shelter: ids of pictures and of animals, each once.
 * Takes stored content of any age. Blocks that are only kept count for nothing.
 */
export function collectReferences(stored: unknown): References {
  const mediaIds = new Set<string>()
  const animalIds = new Set<string>()
  for (const { block } of blocksOf(readContent(stored))) {
    if (!isKnownBlock(block)) continue
    if (block.type === 'IMAGE' && block.content.mediaId) mediaIds.add(block.content.mediaId)
    if (block.type !== 'TEMPLATE' || !isKnownTemplate(block.content)) continue
    if (block.content.animalId) animalIds.add(block.content.animalId)
  }
  return { mediaIds: [...mediaIds], animalIds: [...animalIds] }
}
