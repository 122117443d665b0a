import { blockName } from '@/features/pages/model'

import { labels } from '../labels.fr'
import type { Refusal } from '../persistence/model'
import type { Editor } from '../state/store'
import type { BlockRefusal } from '../ui/RefusalList'

const PLACE = /^(?:\.sections)?\.(\d+)\.columns\.(\d+)\.blocks\.(\d+)/

/** A sentence of the server, and the block that its path means in the page as it is now. */
function refusedBlock(editor: Editor, { path, message }: Refusal): BlockRefusal {
  const [section, column, index] = (PLACE.exec(path) ?? []).slice(1).map(Number)
  const { sections } = editor.store.getState().content
  const block = sections[section ?? -1]?.columns[column ?? -1]?.blocks[index ?? -1]
  if (!block) return { nodeId: null, message }
  const where = `${labels.section(section ?? 0)}, ${labels.column(column ?? 0).toLowerCase()}, ${blockName(block)}`
  // Sentences of the checks say where already.
  return {
    nodeId: block.id,
    message: message.startsWith(where) ? message : `${where}\u00a0: ${message}`,
  }
}

/** The blocks of which the server said no to something. */
export const refusedBlocks = (editor: Editor, refusals: readonly Refusal[]): BlockRefusal[] =>
  refusals.map((refusal) => refusedBlock(editor, refusal))
