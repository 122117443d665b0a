import type { Block, PageContent } from '../schema'

/** Indexes of a block, from 0. */
export type BlockPlace = { section: number; column: number; index: number }

/** Every block of a page in reading order, with its place. */
export function blocksOf(content: PageContent): Array<{ block: Block; place: BlockPlace }> {
  return content.sections.flatMap(({ columns }, section) =>
    columns.flatMap(({ blocks }, column) =>
      blocks.map((block, index) => ({ block, place: { section, column, index } })),
    ),
  )
}

/** Path of a block relative to the list of sections, as errors name it. */
export const pathOf = ({ section, column, index }: BlockPlace): string =>
  `${section}.columns.${column}.blocks.${index}`
