import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findSection, renumber } from '../find'

/** Moves a section to an index of the page, from 0. */
export const moveSection: Command<{
  sectionId: string
  index: number
  /** The tool that takes the focus; null leaves the focus where it is. */
  part?: string | null
  how?: 'moved' | 'dropped'
}> = (draft, { sectionId, index, part, how = 'moved' }) => {
  const found = findSection(draft, sectionId)
  if (!found) return refused(announce.gone)
  if (index < 0) return refused(announce.sectionAlreadyFirst(found.index))
  if (index >= draft.sections.length) return refused(announce.sectionAlreadyLast(found.index))
  draft.sections.splice(found.index, 1)
  draft.sections.splice(index, 0, found.section)
  renumber(draft.sections)
  return {
    done: true,
    message:
      how === 'dropped'
        ? announce.sectionDropped(found.index, index, draft.sections.length)
        : announce.sectionMoved(index, draft.sections.length),
    ...(part === null ? {} : { focus: { node: sectionId, part } }),
  }
}
