import { equalWidth, type Layout } from '@/features/pages/model'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findSection, renumber } from '../find'
import { newColumn } from './add-section'

/**
 * Gives a section another number of columns. With fewer, the blocks of the
 * removed columns go, in order, to the last kept one. Source: docs/decisions/content.md.
 */
export const setLayout: Command<{ sectionId: string; layout: Layout }> = (
  draft,
  { sectionId, layout },
) => {
  const found = findSection(draft, sectionId)
  if (!found) return refused(announce.gone)
  const { section, index } = found
  if (section.layout === layout) return refused('')
  const removed = section.columns.splice(layout)
  const moved = removed.flatMap(({ blocks }) => blocks)
  while (section.columns.length < layout) {
    section.columns.push(newColumn(layout, section.columns.length))
  }
  const last = section.columns[layout - 1]
  if (last && moved.length > 0) {
    last.blocks.push(...moved)
    renumber(last.blocks)
  }
  for (const column of section.columns) column.width = equalWidth(layout)
  section.layout = layout
  return { done: true, message: announce.layoutSet(index, layout, moved.length) }
}
