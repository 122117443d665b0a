'use client'

import { ClipboardButtons } from '../clipboard/ClipboardButtons'
import { moves } from '../dictionary.fr'
import { BlockHandle } from '../dnd/BlockHandle'
import { MoveMenu } from '../dnd/MoveMenu'
import { labels } from '../labels.fr'
import { duplicateNode } from '../state/commands/duplicate-node'
import { stepBlock } from '../state/commands/step-block'
import { useEditorContext } from './context'
import styles from './PageEditor.module.scss'
import { ToolButton } from './ToolButton'

type Props = { id: string; name: string; index: number; count: number }

/** Moves, copies and removes a block; each arrow names where the block goes. */
export function BlockTools({ id, name, index, count }: Props) {
  const { editor, askRemoval } = useEditorContext()
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className={styles.tools} role="group" aria-label={moves.tools(name)}>
      <BlockHandle id={id} name={name} />
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
      <MoveMenu id={id} />
      <ToolButton
        icon="duplicate"
        label={labels.duplicateBlock(name)}
        onClick={() => editor.run(duplicateNode, { id })}
      />
      <ClipboardButtons id={id} />
      <ToolButton icon="trash" label={labels.removeBlock(name)} onClick={() => askRemoval(id)} />
    </div>
  )
}
