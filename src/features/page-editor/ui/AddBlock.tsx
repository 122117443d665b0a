'use client'

import { useState } from 'react'

import { BLOCK_TYPE_LABELS, type BlockType } from '@/features/pages/model'

import { labels } from '../labels.fr'
import { insertBlock } from '../state/commands/insert-block'
import buttons from './buttons.module.scss'
import { useEditorContext } from './context'
import { Icon } from './Icon'
import styles from './PageEditor.module.scss'

type Props = { columnId: string; section: number; column: number }

const TYPES = Object.entries(BLOCK_TYPE_LABELS) as Array<[BlockType, string]>

/** Unfolds the four types of blocks; a new block opens at once. */
export function AddBlock({ columnId, section, column }: Props) {
  const { editor, setOpen } = useEditorContext()
  const [isUnfolded, setUnfolded] = useState(false)
  const add = (type: BlockType) => {
    const { done, focus } = editor.run(insertBlock, { columnId, type })
    setUnfolded(false)
    if (done && focus) setOpen(focus.node, true)
  }
  return (
    <div className={styles.addBlock}>
      <button
        type="button"
        className={buttons.add}
        aria-expanded={isUnfolded}
        aria-label={labels.addBlockTo(section, column)}
        data-part-of={columnId}
        data-part="add"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="plus" />
        {labels.addBlock}
      </button>
      {isUnfolded && (
        <div className={styles.types} role="group" aria-label={labels.addBlockTo(section, column)}>
          {TYPES.map(([type, label]) => (
            <button key={type} type="button" className={buttons.plain} onClick={() => add(type)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
