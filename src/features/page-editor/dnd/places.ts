import type { PageContent } from '@/features/pages/schema'

import { moves } from '../dictionary.fr'
import { findBlock } from '../state/find'
import { blockTitle } from '../state/titles'

/** One place that « Déplacer… » offers. */
export type Place = {
  index: number
  label: string
  /** Why one cannot go there; null when one can. */
  unable: string | null
}

const label = (index: number, before: string | null, count: number) =>
  before === null ? moves.first(count) : moves.after(index, before)

/** Every position of a column for a block; the one where it is cannot be chosen. */
export function placesInColumn(content: PageContent, blockId: string, columnId: string): Place[] {
  const column = content.sections
    .flatMap(({ columns }) => columns)
    .find(({ id }) => id === columnId)
  if (!column) return []
  const others = column.blocks.filter(({ id }) => id !== blockId)
  const own = findBlock(content, blockId)
  return [...others, null].map((_, index) => {
    const before = others[index - 1]
    const isHere = own?.column.id === columnId && own.index === index
    return {
      index,
      label: label(index, before ? blockTitle(before) : null, others.length + 1),
      unable: isHere ? moves.here : null,
    }
  })
}

/** Every position of a section on the page; the one where it is cannot be chosen. */
export function placesOfSection(content: PageContent, sectionId: string): Place[] {
  const own = content.sections.findIndex(({ id }) => id === sectionId)
  const others = content.sections.map((_, at) => at).filter((at) => at !== own)
  return [...others, null].map((_, index) => {
    const before = others[index - 1]
    return {
      index,
      label: label(index, before === undefined ? null : moves.section(before), others.length + 1),
      unable: index === own ? moves.here : null,
    }
  })
}

/** The first place of a list that one can go to. */
export const firstAble = (places: readonly Place[]): number | null =>
  places.find(({ unable }) => unable === null)?.index ?? null
