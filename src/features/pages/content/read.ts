import type { PageContent } from '../schema'
import { isRaw, rawList, type Raw } from './json'
import { normalise, VERSION, type MigratedContent } from './normalise'
import { ContentError } from './refusals'

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

const readBlocks = (column: Raw): Raw => ({
  ...column,
  blocks: rawList(column.blocks).filter((block) => isRaw(block) && typeof block.type === 'string'),
})

const readSection = (section: Raw): Raw => ({
  ...section,
  columns: rawList(section.columns).filter(isRaw).map(readBlocks),
})

/**
 * Content of a stored page, whatever its age, ready to draw or to edit: legacy
 * shapes migrated, defaults filled. Nodes without an id get one from their
 * place, so that reading twice gives the same. Content of a newer version of the
 * program reads as empty. Never throws.
 */
export function readContent(stored: unknown): PageContent {
  try {
    const { schemaVersion, sections } = migrate(stored)
    const readable = sections.filter(isRaw).map(readSection)
    const content = normalise(
      { schemaVersion, sections: readable },
      { makeId: (path) => `tmp_${path}`, keepTemporary: true },
    )
    // Stored content passed the schema when it was written; what is older has just been filled.
    return content as PageContent
  } catch (error) {
    if (error instanceof ContentError) return { schemaVersion: 1, sections: [] }
    throw error
  }
}
