'use client'

import { labels } from '../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import styles from './canvas/canvas.module.scss'
import { useEditorContext } from './context'
import { Icon } from './Icon'

type Props = { columnId: string; section: number; column: number; isEmpty: boolean }

/** Opens the choice of a block for a column; in one that has blocks it floats under the last. */
export function AddBlock({ columnId, section, column, isEmpty }: Props) {
  const { view } = useEditorContext()
  return (
    <div className={isEmpty ? styles.addFirst : styles.addNext}>
      <button
        type="button"
        className={buttons.add}
        aria-label={labels.addBlockTo(section, column)}
        data-part-of={columnId}
        data-part="add"
        onClick={(event) => {
          event.stopPropagation()
          view.set({ addingBlock: { columnId, section, column } })
        }}
      >
        <Icon name="plus" />
        {labels.addBlock}
      </button>
    </div>
  )
}
