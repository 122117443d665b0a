import { ContentError } from './error'
import { migrate } from './migrate'
import { normalise } from './normalise'
import { isRaw, rawList, type Raw } from './raw'
import type { PageContent } from '../schema'

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
