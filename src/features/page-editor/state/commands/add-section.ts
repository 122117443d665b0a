import {
  equalWidth,
  LIMITS,
  SECTION_DEFAULTS,
  temporaryId,
  type Layout,
} from '@/features/pages/model'
import type { Column, Section } from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { renumber } from '../find'

/** An empty column, with a temporary id. */
export const newColumn = (layout: number, order: number): Column => ({
  id: temporaryId(),
  order,
  width: equalWidth(layout),
  blocks: [],
})

/** An empty section, with temporary ids. */
export const newSection = (layout: Layout): Section => ({
  id: temporaryId(),
  order: 0,
  layout,
  ...SECTION_DEFAULTS,
  columns: Array.from({ length: layout }, (_, order) => newColumn(layout, order)),
})

/** Adds an empty section at an index, or at the end of the page. */
export const addSection: Command<{ layout: Layout; index?: number }> = (
  draft,
  { layout, index = draft.sections.length },
) => {
  if (draft.sections.length >= LIMITS.sections) return refused(announce.tooManySections)
  const section = newSection(layout)
  const at = Math.min(Math.max(index, 0), draft.sections.length)
  draft.sections.splice(at, 0, section)
  renumber(draft.sections)
  return { done: true, message: announce.sectionAdded(at, layout), focus: { node: section.id } }
}
