'use client'

import { labels } from '../labels.fr'
import { duplicateNode } from '../state/commands/duplicate-node'
import { stepBlock } from '../state/commands/step-block'
import type { Direction } from '../state/selectors'
import { useEditorContext } from './context'
import type { IconName } from './Icon'
import styles from './PageEditor.module.scss'
import { ToolButton } from './ToolButton'

type Props = {
  id: string
  name: string
  index: number
  count: number
  left: string | null
  right: string | null
}

type Way = { direction: Direction & IconName; to: string | null; edge: string }

const ways = ({ name, index, count, left, right }: Props): Way[] => [
  {
    direction: 'up',
    to: index > 0 ? labels.moveBlockTo(name, index - 1, count) : null,
    edge: labels.firstPosition(name),
  },
  {
    direction: 'down',
    to: index < count - 1 ? labels.moveBlockTo(name, index + 1, count) : null,
    edge: labels.lastPosition(name),
  },
  {
    direction: 'left',
    to: left && labels.moveBlockToColumn(name, left),
    edge: labels.firstColumn(name),
  },
  {
    direction: 'right',
    to: right && labels.moveBlockToColumn(name, right),
    edge: labels.lastColumn(name),
  },
]

/** Moves, copies and removes a block; each « Déplacer » names where the block goes. */
export function BlockTools(props: Props) {
  const { editor, askRemoval } = useEditorContext()
  const { id, name } = props
  return (
    <div className={styles.tools}>
      {ways(props).map(({ direction, to, edge }) => (
        <ToolButton
          key={direction}
          icon={direction}
          label={to ?? edge}
          unable={to === null}
          node={id}
          part={direction}
          onClick={() => editor.run(stepBlock, { blockId: id, direction })}
        />
      ))}
      <ToolButton
        icon="copy"
        label={labels.duplicateBlock(name)}
        onClick={() => editor.run(duplicateNode, { id })}
      />
      <ToolButton icon="trash" label={labels.removeBlock(name)} onClick={() => askRemoval(id)} />
    </div>
  )
}
