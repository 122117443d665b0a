import type { Block, Column, PageContent, Section } from '@/features/pages/schema'

/** Where a block is: its parents and its indexes, from 0. */
export type Found = {
  block: Block
  section: Section
  column: Column
  sectionIndex: number
  columnIndex: number
  index: number
}

export function findBlock(content: PageContent, blockId: string): Found | null {
  for (const [sectionIndex, section] of content.sections.entries()) {
    for (const [columnIndex, column] of section.columns.entries()) {
      const index = column.blocks.findIndex(({ id }) => id === blockId)
      const block = column.blocks[index]
      if (block) return { block, section, column, sectionIndex, columnIndex, index }
    }
  }
  return null
}

export function findSection(
  content: PageContent,
  sectionId: string,
): { section: Section; index: number } | null {
  const index = content.sections.findIndex(({ id }) => id === sectionId)
  const section = content.sections[index]
  return section ? { section, index } : null
}

export function findColumn(content: PageContent, columnId: string) {
  for (const [sectionIndex, section] of content.sections.entries()) {
    const columnIndex = section.columns.findIndex(({ id }) => id === columnId)
    const column = section.columns[columnIndex]
    if (column) return { section, column, sectionIndex, columnIndex }
  }
  return null
}

/** Writes each node's rank, touching only those that changed. */
export function renumber(nodes: Array<{ order: number }>): void {
  for (const [order, node] of nodes.entries()) {
    if (node.order !== order) node.order = order
  }
}
