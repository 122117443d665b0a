'use client'

import { useSyncExternalStore } from 'react'

import { MoreMenu } from '@/ui/editing/MoreMenu'

import { hasClip, onClip } from '../clipboard/store'
import { clips, edges, moves } from '../dictionary.fr'
import { useDnd } from '../dnd/context'
import { labels } from '../labels.fr'
import { stepBlock } from '../state/commands/step-block'
import { canStep } from '../state/selectors'
import { useEditorContext, useEditorState, useNodeKey } from './context'
import { Icon } from './Icon'

type Props = { id: string; name: string; section: number; sectionId: string }

/** What one does less often with a block: its settings, its section, other columns, copies. */
export function BlockMore({ id, name, section, sectionId }: Props) {
  const { editor, view } = useEditorContext()
  const { openMove, clipboard } = useDnd()
  const key = useNodeKey(id)
  const hasLeft = useEditorState(({ content }) => canStep(content, id, 'left'))
  const hasRight = useEditorState(({ content }) => canStep(content, id, 'right'))
  const canPaste = useSyncExternalStore(onClip, hasClip, () => false)
  const step = (direction: 'left' | 'right') =>
    editor.run(stepBlock, { blockId: id, direction, part: 'more' })
  return (
    <MoreMenu
      id={id}
      label={labels.moreOf(name)}
      Icon={Icon}
      groups={[
        [
          { icon: 'settings', label: labels.panel, onSelect: () => view.openPanel(key) },
          {
            icon: 'section',
            label: labels.selectSection(section),
            onSelect: () => editor.focusOn({ node: sectionId }),
          },
        ],
        [
          {
            icon: 'left',
            label: moves.columnBefore,
            unable: hasLeft ? null : edges.left,
            onSelect: () => step('left'),
          },
          {
            icon: 'right',
            label: moves.columnAfter,
            unable: hasRight ? null : edges.right,
            onSelect: () => step('right'),
          },
          { icon: 'move', label: moves.open, onSelect: () => openMove(id, 'more') },
        ],
        [
          { icon: 'copy', label: clips.copyIt, onSelect: () => clipboard.copy(id) },
          { icon: 'cut', label: clips.cutIt, onSelect: () => clipboard.cut(id) },
          {
            icon: 'paste',
            label: clips.pasteIt,
            unable: canPaste ? null : clips.nothing,
            onSelect: () => clipboard.paste(id),
          },
        ],
      ]}
    />
  )
}
