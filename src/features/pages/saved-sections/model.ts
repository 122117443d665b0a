import { isKnownBlock, isKnownTemplate } from '../content/blocks'
import type { Block, PageContent, Section } from '../schema'

/** Bounds of a saved section: characters of its name, and how many a shelter keeps. */
export const SAVED_SECTION_LIMITS = { name: 80, perShelter: 60 } as const

/** The one section that a row keeps; `null` when a newer program wrote it. */
export const savedSection = (content: PageContent): Section | null => content.sections[0] ?? null

function lostIn(block: Block, kept: ReadonlySet<string>): Block | null {
  if (!isKnownBlock(block)) return null
  if (block.type === 'IMAGE') {
    const { mediaId } = block.content
    if (!mediaId || kept.has(mediaId)) return null
    const content = { ...block.content, mediaId: null, src: '', width: null, height: null }
    return { ...block, content }
  }
  if (block.type !== 'TEMPLATE' || !isKnownTemplate(block.content)) return null
  const { animalId } = block.content
  if (!animalId || kept.has(animalId)) return null
  return { ...block, content: { ...block.content, animalId: null } }
}

/**
 * A section without the pictures and animals that no longer exist.
 * @param kept ids of those that still do
 * @returns the section, and how many blocks lost something
 */
export function withoutLost(
  section: Section,
  kept: ReadonlySet<string>,
): { section: Section; lost: number } {
  let lost = 0
  const columns = section.columns.map((column) => ({
    ...column,
    blocks: column.blocks.map((block) => {
      const left = lostIn(block, kept)
      if (left) lost += 1
      return left ?? block
    }),
  }))
  return { section: { ...section, columns }, lost }
}

/** The same of all sections of a page. */
export const contentWithoutLost = (
  content: PageContent,
  kept: ReadonlySet<string>,
): PageContent => ({
  ...content,
  sections: content.sections.map((section) => withoutLost(section, kept).section),
})
