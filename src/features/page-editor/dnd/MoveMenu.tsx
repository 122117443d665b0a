'use client'

import { blockName } from '@/features/pages/model'

import { moves } from '../dictionary.fr'
import { findBlock, findSection } from '../state/find'
import type { EditorState } from '../state/store'
import { useEditorState } from '../ui/context'
import { ToolButton } from '../ui/ToolButton'
import { useDnd } from './context'

/** « Bloc Texte », « Section 2 »; empty when the node is gone. */
export const nameOf = ({ content }: EditorState, id: string): string => {
  const block = findBlock(content, id)
  if (block) return blockName(block.block)
  const section = findSection(content, id)
  return section ? moves.section(section.index) : ''
}

/** Opens « Déplacer… »: every place of the page, without dragging. */
export function MoveMenu({ id }: { id: string }) {
  const { openMove } = useDnd()
  const name = useEditorState((state) => nameOf(state, id))
  return (
    <ToolButton
      icon="move"
      label={moves.openFor(name)}
      node={id}
      part="move"
      onClick={() => openMove(id, 'move')}
    />
  )
}
