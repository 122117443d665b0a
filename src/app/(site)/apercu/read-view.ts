import { prepareContent } from '@/features/pages/content/prepare'
import { BACKGROUND_LABELS, blocksOf, isKnownBlock, isKnownTemplate } from '@/features/pages/model'
import type { Background, TemplateView } from '@/features/pages/preview/model'

const isBackground = (value: unknown): value is Background =>
  typeof value === 'string' && value in BACKGROUND_LABELS

/**
 * A template that the editor asks to see, completed as a save would; null for what is none.
 * @throws ContentError for a template that could not be saved either
 */
export function readView(asked: unknown): TemplateView | null {
  const { content, background } = (asked ?? {}) as { content?: unknown; background?: unknown }
  const columns = [{ blocks: [{ type: 'TEMPLATE', content }] }]
  const [found] = blocksOf(prepareContent([{ layout: 1, columns }], null, new Date()))
  const block = found?.block
  if (!block || !isKnownBlock(block) || block.type !== 'TEMPLATE') return null
  if (!isKnownTemplate(block.content)) return null
  return {
    content: block.content,
    background: isBackground(background) ? background : 'transparent',
  }
}

/** The same, out of the query of an address. */
export function readQuery(query: unknown): TemplateView | null {
  if (typeof query !== 'string') return null
  try {
    return readView(JSON.parse(query))
  } catch {
    return null
  }
}
