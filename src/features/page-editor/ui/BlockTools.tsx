'use client'

import { BlockHandle } from '../dnd/BlockHandle'
import { labels } from '../labels.fr'
import { duplicateNode } from '../state/commands/duplicate-node'
import { stepBlock } from '../state/commands/step-block'
import { BlockMore } from './BlockMore'
import toolbar from './canvas/toolbar.module.scss'
import { useEditorContext, useNodeKey, useView } from './context'
import { ToolButton } from './ToolButton'

type Props = {
  id: string
  name: string
  /** Indexes from 0. */
  index: number
  count: number
  section: number
  sectionId: string
}

/** Moves, copies and removes a block; each arrow names where the block goes. */
export function BlockTools({ id, name, index, count, section, sectionId }: Props) {
  const { editor, view, askRemoval } = useEditorContext()
  const key = useNodeKey(id)
  // Beside the page the settings are there already; from below they come when asked.
  const isSheet = useView((state) => state.isSheet)
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className={toolbar.row}>
      <BlockHandle id={id} name={name} />
      <span className={toolbar.name}>{name}</span>
      {isSheet && (
        <ToolButton
          icon="settings"
          label={labels.settingsOf(name)}
          node={id}
          part="edit"
          onClick={() => view.openPanel(key)}
        />
      )}
      <ToolButton
        icon="up"
        label={isFirst ? labels.firstPosition(name) : labels.moveBlockTo(name, index - 1, count)}
        unable={isFirst}
        node={id}
        part="up"
        onClick={() => editor.run(stepBlock, { blockId: id, direction: 'up' })}
      />
      <ToolButton
        icon="down"
        label={isLast ? labels.lastPosition(name) : labels.moveBlockTo(name, index + 1, count)}
        unable={isLast}
        node={id}
        part="down"
        onClick={() => editor.run(stepBlock, { blockId: id, direction: 'down' })}
      />
      <ToolButton
        icon="duplicate"
        label={labels.duplicateBlock(name)}
        onClick={() => editor.run(duplicateNode, { id })}
      />
      <ToolButton icon="trash" label={labels.removeBlock(name)} onClick={() => askRemoval(id)} />
      <BlockMore id={id} name={name} section={section} sectionId={sectionId} />
    </div>
  )
}
