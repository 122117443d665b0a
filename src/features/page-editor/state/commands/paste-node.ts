import type { Draft } from 'immer'

import { blockName, blocksOf, LIMITS } from '@/features/pages/model'
import type { Block, Column, PageContent, Section } from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { refused, type Command } from '../command'
import { blocksIn, copyBlock, copySection } from '../copies'
import { findBlock, findColumn, findSection, renumber } from '../find'
import { newSection } from './add-section'

/** What can be put into a page: it is copied, so that it can be put there again. */
export type Pasted = { kind: 'block'; block: Block } | { kind: 'section'; section: Section }

/** Where a block goes: after the node, at the end of the column, or in a section of its own. */
function columnFor(draft: PageContent, at: string | null): { column: Column; index: number } {
  const block = at === null ? null : findBlock(draft, at)
  if (block) return { column: block.column, index: block.index + 1 }
  const section = at === null ? null : findSection(draft, at)?.section
  const column = section?.columns[0] ?? (at === null ? null : findColumn(draft, at)?.column)
  if (column) return { column, index: column.blocks.length }
  draft.sections.push(newSection(1))
  renumber(draft.sections)
  // The one just added: read again, because only then the draft follows its changes.
  const added = draft.sections.at(-1)?.columns[0] as Draft<Column>
  return { column: added, index: 0 }
}

const sectionIndexFor = (draft: PageContent, at: string): number =>
  findBlock(draft, at)?.sectionIndex ??
  findColumn(draft, at)?.sectionIndex ??
  findSection(draft, at)?.index ??
  draft.sections.length - 1

/** Puts a copy of something into the page, after a node or at the end (`at` null). */
export const pasteNode: Command<{ pasted: Pasted; at: string | null }> = (
  draft,
  { pasted, at },
) => {
  const count = blocksOf(draft).length
  if (pasted.kind === 'block') {
    if (count >= LIMITS.blocks) return refused(announce.tooManyBlocks)
    const isLost = at === null || !(findBlock(draft, at) ?? findColumn(draft, at))
    if (isLost && !findSection(draft, at ?? '') && draft.sections.length >= LIMITS.sections) {
      return refused(announce.tooManySections)
    }
    const copy = copyBlock(pasted.block)
    const { column, index } = columnFor(draft, at)
    column.blocks.splice(index, 0, copy)
    renumber(column.blocks)
    const found = findColumn(draft, column.id)
    const place = {
      section: found?.sectionIndex ?? 0,
      column: found?.columnIndex ?? 0,
      index,
    }
    const message = announce.blockPasted(blockName(copy), place, column.blocks.length)
    return { done: true, message, focus: { node: copy.id } }
  }
  const added = blocksIn(pasted.section).length
  if (draft.sections.length >= LIMITS.sections) return refused(announce.tooManySections)
  if (count + added > LIMITS.blocks) return refused(announce.tooManyBlocks)
  const copy = copySection(pasted.section)
  const index = (at === null ? draft.sections.length - 1 : sectionIndexFor(draft, at)) + 1
  draft.sections.splice(index, 0, copy)
  renumber(draft.sections)
  return {
    done: true,
    message: announce.sectionPasted(index, added),
    focus: { node: copy.id },
  }
}
