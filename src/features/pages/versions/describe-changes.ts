import { counted } from '@/platform/french.model'

import { isKnownBlock } from '../content/blocks'
import { blockName, excerpt } from '../content/describe'
import { same } from '../content/json'
import type { Block, PageContent, Section } from '../schema'
import { movedBetween } from './order'
import { changedSettings, SECTION_SETTINGS } from './settings'

export type Change = {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  /** « Bloc Image ajouté dans la section 2 ». */
  sentence: string
  /** What exactly changed, one line each. */
  details: string[]
}

/** A block with where it stands; indexes from 0. */
type Placed = {
  block: Block
  section: number
  column: Section['columns'][number]
  columnIndex: number
}

const placed = ({ sections }: PageContent): Map<string, Placed> =>
  new Map(
    sections.flatMap(({ columns }, section) =>
      columns.flatMap((column, columnIndex) =>
        column.blocks.map((block): [string, Placed] => [
          block.id,
          { block, section, column, columnIndex },
        ]),
      ),
    ),
  )

const blockCount = ({ columns }: Section) => columns.flatMap(({ blocks }) => blocks).length

function withBlocks(section: Section): string {
  const count = blockCount(section)
  return count === 0 ? '' : ` avec ${counted(count, 'bloc')}`
}

/** A section with the shares of its columns in one setting: « 33 – 67 ». */
const withShares = (section: Section) => ({
  ...section,
  shares: section.columns.map(({ width }) => width).join(' – '),
})

function sectionChanges(before: PageContent, after: PageContent): Change[] {
  const old = new Map(before.sections.map((section, index) => [section.id, { section, index }]))
  const present = new Set(after.sections.map(({ id }) => id))
  const moved = movedBetween([...old.keys()], [...present])
  const changes: Change[] = []
  before.sections.forEach((section, index) => {
    if (present.has(section.id)) return
    const sentence = `Section ${index + 1} supprimée${withBlocks(section)}`
    changes.push({ kind: 'removed', sentence, details: [] })
  })
  after.sections.forEach((section, index) => {
    const was = old.get(section.id)
    if (!was) {
      const sentence = `Section ${index + 1} ajoutée${withBlocks(section)}`
      changes.push({ kind: 'added', sentence, details: [] })
      return
    }
    if (moved.has(section.id)) {
      const sentence = `Section ${was.index + 1} déplacée en position ${index + 1}`
      changes.push({ kind: 'moved', sentence, details: [] })
    }
    const isSameLayout = was.section.layout === section.layout
    const details = changedSettings(withShares(was.section), withShares(section), {
      labels: SECTION_SETTINGS,
      // Another number of columns shares the row anew.
      skip: isSameLayout ? [] : ['shares'],
    })
    if (details.length > 0) {
      changes.push({ kind: 'changed', sentence: `Section ${index + 1} modifiée`, details })
    }
  })
  return changes
}

const textOf = (block: Block): string | null =>
  isKnownBlock(block) && block.type === 'TEXT' ? block.content.text : null

/** « « Venez nous voir » → « Venez nous rendre visite » », or that only the look changed. */
function textDetails(before: string, after: string): string[] {
  if (before === after) return []
  const [from, to] = [excerpt(before, 80), excerpt(after, 80)]
  if (excerpt(before, Infinity) === excerpt(after, Infinity)) return ['mise en forme du texte']
  // Long texts that begin alike are told apart by what follows.
  return from === to
    ? ['suite du texte']
    : [`texte\u00a0: «\u00a0${from || 'vide'}\u00a0» → «\u00a0${to || 'vide'}\u00a0»`]
}

function blockDetails(before: Block, after: Block): string[] {
  if (!isKnownBlock(before) || !isKnownBlock(after)) return []
  const [oldText, newText] = [textOf(before), textOf(after)]
  return [
    ...(oldText !== null && newText !== null ? textDetails(oldText, newText) : []),
    ...changedSettings(before.content, after.content),
  ]
}

const contentOf = (block: Block): unknown => {
  const { order: _order, createdAt: _created, updatedAt: _updated, ...rest } = block
  return rest
}

/** Ids of the blocks that changed their place inside the column that they kept. */
function movedInColumns(before: PageContent, after: PageContent): Set<string> {
  const columns = before.sections.flatMap((section) => section.columns)
  const old = new Map(columns.map(({ id, blocks }) => [id, blocks.map((block) => block.id)]))
  return new Set(
    after.sections.flatMap((section) =>
      section.columns.flatMap(({ id, blocks }) => [
        ...movedBetween(
          old.get(id) ?? [],
          blocks.map((block) => block.id),
        ),
      ]),
    ),
  )
}

function moveOf(
  was: Placed,
  is: Placed,
  sections: SectionTwins,
  isReordered: boolean,
): Change | null {
  const name = blockName(is.block)
  if (sections.before[was.section] !== sections.after[is.section]) {
    const sentence = `${name} déplacé de la section ${was.section + 1} à la section ${is.section + 1}`
    return { kind: 'moved', sentence, details: [] }
  }
  const isElsewhere = was.columnIndex !== is.columnIndex
  if (!isElsewhere && !isReordered) return null
  const index = is.column.blocks.findIndex(({ id }) => id === is.block.id)
  const place = `colonne ${is.columnIndex + 1}, position ${index + 1}`
  const sentence = `${name} déplacé dans la section ${is.section + 1}\u00a0: ${place}`
  return { kind: 'moved', sentence, details: [] }
}

/** Ids of the sections in their order, on both sides. */
type SectionTwins = { before: string[]; after: string[] }

function blockChanges(before: PageContent, after: PageContent): Change[] {
  const [old, present] = [placed(before), placed(after)]
  const sections = {
    before: before.sections.map(({ id }) => id),
    after: after.sections.map(({ id }) => id),
  }
  const reordered = movedInColumns(before, after)
  const changes: Change[] = []
  for (const [id, { block, section }] of old) {
    // The sentence of a section that went counts its blocks.
    if (present.has(id) || !sections.after.includes(sections.before[section] ?? '')) continue
    const sentence = `${blockName(block)} supprimé de la section ${section + 1}`
    changes.push({ kind: 'removed', sentence, details: [] })
  }
  for (const [id, is] of present) {
    const was = old.get(id)
    const name = blockName(is.block)
    if (!was) {
      if (!sections.before.includes(sections.after[is.section] ?? '')) continue
      const sentence = `${name} ajouté dans la section ${is.section + 1}`
      changes.push({ kind: 'added', sentence, details: [] })
      continue
    }
    const move = moveOf(was, is, sections, reordered.has(id))
    if (move) changes.push(move)
    if (same(contentOf(was.block), contentOf(is.block))) continue
    const sentence = `${name} modifié dans la section ${is.section + 1}`
    changes.push({ kind: 'changed', sentence, details: blockDetails(was.block, is.block) })
  }
  return changes
}

/**
 * What somebody did between two states of a page, in plain French: sections first, then blocks,
 * in reading order. Nodes are the same when their ids are. Two equal states give an empty list.
 */
export const describeChanges = (before: PageContent, after: PageContent): Change[] => [
  ...sectionChanges(before, after),
  ...blockChanges(before, after),
]
