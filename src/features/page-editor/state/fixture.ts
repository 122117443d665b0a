import { readContent } from '@/features/pages/model'
import type { PageContent } from '@/features/pages/schema'

import { createEditor, type Editor } from './store'

/** A page for tests: `[[['a', 'b'], []], [['c']]]` is two sections; ids are s0, s0c1, a, b… */
export function pageOf(...sections: string[][][]): PageContent {
  return readContent({
    schemaVersion: 1,
    sections: sections.map((columns, section) => ({
      id: `s${section}`,
      layout: columns.length,
      columns: columns.map((blocks, column) => ({
        id: `s${section}c${column}`,
        blocks: blocks.map((id) => ({ id, type: 'TEXT', content: { text: `<p>${id}</p>` } })),
      })),
    })),
  })
}

/** Ids of the blocks as they lie in sections and columns; checks that `order` says the same. */
export const layoutOf = ({ sections }: PageContent): string[][][] =>
  sections.map(({ columns }) => columns.map(({ blocks }) => blocks.map(({ id }) => id)))

/** Whether each `order` is the node's position. */
export const isNumbered = ({ sections }: PageContent): boolean =>
  sections.every(
    (section, at) =>
      section.order === at &&
      section.columns.length === section.layout &&
      section.columns.every(
        (column, index) =>
          column.order === index && column.blocks.every(({ order }, rank) => order === rank),
      ),
  )

/** An editor with a clock that the test moves. */
export function editorOf(...sections: string[][][]): Editor & {
  content: () => PageContent
  layout: () => string[][][]
  said: () => string
  wait: (ms: number) => void
} {
  let now = 0
  const editor = createEditor(pageOf(...sections), { now: () => now })
  return {
    ...editor,
    content: () => editor.store.getState().content,
    layout: () => layoutOf(editor.store.getState().content),
    said: () => editor.store.getState().announcement.text,
    wait: (ms) => {
      now += ms
    },
  }
}
