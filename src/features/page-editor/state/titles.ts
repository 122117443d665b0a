import { blockName, excerpt, isKnownBlock } from '@/features/pages/model'
import type { Block } from '@/features/pages/schema'

/** Letters of a block's own words that its title quotes. */
const QUOTED = 40

function wordsOf(block: Block): string {
  if (!isKnownBlock(block)) return ''
  if (block.type === 'TEXT') return block.content.text
  if (block.type === 'IMAGE') return block.content.caption || block.content.alt
  return block.type === 'CTA' ? block.content.title || block.content.buttonText : ''
}

/** « Bloc Texte (Nos animaux vous…) »: the name of a block, and its first words when it has some. */
export function blockTitle(block: Block): string {
  const words = excerpt(wordsOf(block), QUOTED)
  return words ? `${blockName(block)} (${words})` : blockName(block)
}
