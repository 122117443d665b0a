import type { Section } from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { findSection } from '../find'

export type SectionLook = Pick<
  Section,
  'backgroundColor' | 'padding' | 'margin' | 'width' | 'verticalAlign'
>

/** Changes the look of a section. */
export const updateSection: Command<{ sectionId: string; values: Partial<SectionLook> }> = (
  draft,
  { sectionId, values },
) => {
  const found = findSection(draft, sectionId)
  if (!found) return refused(announce.gone)
  Object.assign(found.section, values)
  return { done: true, message: announce.sectionUpdated(found.index) }
}
