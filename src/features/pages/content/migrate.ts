import { ContentError } from './error'
import { isRaw, rawList, type Raw } from './raw'

const VERSION = 1

/** Content in today's outer shape; the sections themselves are not checked yet. */
export type MigratedContent = { schemaVersion: typeof VERSION; sections: unknown[] }

const isLegacyBlock = (value: unknown): value is Raw =>
  isRaw(value) && typeof value.type === 'string' && !('columns' in value)

const orderOf = (block: unknown): number =>
  isRaw(block) && typeof block.order === 'number' ? block.order : Number.MAX_SAFE_INTEGER

/** Older text blocks carried their HTML directly. */
const withContent = (block: unknown): unknown =>
  isLegacyBlock(block) && block.type === 'TEXT' && typeof block.content === 'string'
    ? { ...block, content: { text: block.content } }
    : block

/** Legacy blocks become one single section of one column. Source: docs/decisions/content.md. */
function fromBlocks(blocks: readonly unknown[]): MigratedContent {
  if (blocks.length === 0) return { schemaVersion: VERSION, sections: [] }
  const ordered = [...blocks].sort((a, b) => orderOf(a) - orderOf(b)).map(withContent)
  return { schemaVersion: VERSION, sections: [{ layout: 1, columns: [{ blocks: ordered }] }] }
}

/**
 * Brings any shape in which a page has ever been stored or sent (nothing, a
 * list of sections, a legacy list of blocks, the content itself) to today's,
 * without loss.
 * @throws ContentError when it is none of these, or of a newer version
 */
export function migrate(input: unknown): MigratedContent {
  if (input === null || input === undefined || input === '') return fromBlocks([])
  if (Array.isArray(input)) {
    return input.some(isLegacyBlock)
      ? fromBlocks(input)
      : { schemaVersion: VERSION, sections: input }
  }
  if (!isRaw(input)) {
    throw new ContentError([{ path: '', message: 'Le contenu de la page est illisible' }])
  }
  if (typeof input.schemaVersion === 'number' && input.schemaVersion > VERSION) {
    const message = 'Cette page vient d’une version plus récente du logiciel'
    throw new ContentError([{ path: '', message }])
  }
  if (input.sections !== undefined && input.sections !== null && !Array.isArray(input.sections)) {
    throw new ContentError([{ path: '', message: 'Une liste de sections est attendue' }])
  }
  const sections = rawList(input.sections)
  return sections.length > 0 || !Array.isArray(input.blocks)
    ? { schemaVersion: VERSION, sections }
    : fromBlocks(input.blocks)
}
