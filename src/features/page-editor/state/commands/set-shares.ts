import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findSection } from '../find'

/**
 * Shares the row of a section between its columns.
 * @param widths in percent, one for each column
 */
export const setShares: Command<{ sectionId: string; widths: readonly number[] }> = (
  draft,
  { sectionId, widths },
) => {
  const found = findSection(draft, sectionId)
  if (!found) return refused(announce.gone)
  const { columns } = found.section
  if (widths.length !== columns.length) return refused('')
  columns.forEach((column, index) => {
    column.width = widths[index] ?? column.width
  })
  return { done: true, message: announce.sharesSet(found.index, widths) }
}
