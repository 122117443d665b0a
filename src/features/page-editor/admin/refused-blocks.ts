import type { Refusal } from '@/ui/editing/use-refusals'

import type { Editor } from '../state/store'
import type { BlockRefusal } from '../ui/RefusalList'

const PLACE = /^(?:\.sections)?\.(\d+)\.columns\.(\d+)\.blocks\.(\d+)/

/** The block that a path of the server means, in the page as it is now. */
function nodeAt(editor: Editor, path: string): string | null {
  const [, section, column, index] = PLACE.exec(path) ?? []
  const { sections } = editor.store.getState().content
  const block = sections[Number(section)]?.columns[Number(column)]?.blocks[Number(index)]
  return block?.id ?? null
}

/** The blocks of which the server said no to something. */
export const refusedBlocks = (editor: Editor, refusals: readonly Refusal[]): BlockRefusal[] =>
  refusals.map(({ path, message }) => ({ nodeId: nodeAt(editor, path), message }))
