import { defaultContent, isKnownBlock, isKnownTemplate } from '@/features/pages/model'
import type { Block } from '@/features/pages/schema'

import type { Lost } from '../dictionary.fr'
import type { Pasted } from '../state/commands/paste-node'
import { mapBlocks, type Clip } from './clip'

/** An address of a shelter's own site: on the page of another one it would lead astray. */
const OWN_SITE = /^\/shelter\//

/** A link of cleaned HTML to such an address; links are never inside links. */
const OWN_LINK = /<a\b[^>]*\bhref="\/shelter\/[^"]*"[^>]*>([\s\S]*?)<\/a>/g

function strip(block: Block, lost: Lost): Block {
  if (!isKnownBlock(block)) return block
  if (block.type === 'IMAGE' && (block.content.mediaId ?? block.content.src)) {
    lost.images += 1
    // Its words spoke of the picture that stays behind.
    const { alignment, format, objectFit, containerSize } = block.content
    const kept = { alignment, format, objectFit, containerSize }
    return { ...block, content: { ...defaultContent('IMAGE'), ...kept } }
  }
  if (block.type === 'CTA' && OWN_SITE.test(block.content.buttonUrl)) {
    lost.links += 1
    return { ...block, content: { ...block.content, buttonUrl: '' } }
  }
  if (block.type === 'TEXT') {
    const text = block.content.text.replace(OWN_LINK, (_link, words: string) => {
      lost.links += 1
      return words
    })
    return { ...block, content: { ...block.content, text } }
  }
  if (block.type !== 'TEMPLATE' || !isKnownTemplate(block.content)) return block
  const { animalId, formId } = block.content
  if (animalId) lost.animals += 1
  if (formId) lost.forms += 1
  if (!animalId && !formId) return block
  const { formId: _left, ...content } = block.content
  return { ...block, content: { ...content, animalId: null } }
}

/**
 * What was copied, ready for the page of a shelter: coming from another one it
 * leaves that shelter's pictures, animals, forms and addresses behind. Source: quality
 * page, D7.
 */
export function forShelter(
  { shelterId: from, pasted }: Clip,
  shelterId: string | null,
): { pasted: Pasted; lost: Lost } {
  const lost: Lost = { images: 0, animals: 0, links: 0, forms: 0 }
  if (from !== null && from === shelterId) return { pasted, lost }
  return { pasted: mapBlocks(pasted, (block) => strip(block, lost)), lost }
}

export const isAnyLost = ({ images, animals, links, forms }: Lost): boolean =>
  images + animals + links + forms > 0
