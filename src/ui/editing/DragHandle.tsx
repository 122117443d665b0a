'use client'

import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'

import { AdminTooltip } from '../AdminTooltip'
import styles from './dnd.module.scss'

type By = 'keyboard' | 'pointer'

/** What the handle asks of a drag. */
type Drag<Direction> = {
  store: { getState: () => { lifted: { by: By; id: string } | null } }
  lift: (id: string, by: By) => unknown
  step: (direction: Direction) => void
  drop: () => void
  cancel: () => void
}

type Props<Direction extends string> = {
  id: string
  /** « Déplacer Bloc Texte » */
  label: string
  /** Id of the words that tell how the keys move it. */
  instructions: string
  drag: Drag<Direction>
  /** Where each arrow leads; an arrow that leads nowhere does what it does elsewhere. */
  arrows: Readonly<Record<string, Direction>>
  /** Opens « Déplacer… ». */
  onMenu: () => void
}

/**
 * What one takes a thing by, to move it: the pointer drags it, Space lifts it for the arrows, and Enter, a
 * tap or a screen reader's press opens « Déplacer… ».
 */
export function DragHandle<Direction extends string>(props: Props<Direction>) {
  const { id, label, instructions, drag, arrows, onMenu } = props
  const { setNodeRef, listeners } = useDraggable({ id })

  const isHeld = () => {
    const { lifted } = drag.store.getState()
    return lifted?.by === 'keyboard' && lifted.id === id
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const direction = arrows[key]
    if (!isHeld()) {
      if (key !== ' ') return
      drag.lift(id, 'keyboard')
    } else if (key === ' ' || key === 'Enter') drag.drop()
    else if (key === 'Escape' || key === 'Tab') drag.cancel()
    else if (direction) drag.step(direction)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <AdminTooltip text={label}>
      <button
        {...listeners}
        ref={setNodeRef}
        type="button"
        className={styles.handle}
        aria-label={label}
        aria-describedby={instructions}
        data-part-of={id}
        data-part="handle"
        onKeyDown={onKeyDown}
        // A button is pressed when Space comes up again, which would open the dialog.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onBlur={() => isHeld() && drag.cancel()}
        onClick={onMenu}
      >
        <svg
          aria-hidden="true"
          focusable="false"
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="currentColor"
        >
          {[5, 12, 19].map((y) => (
            <g key={y}>
              <circle cx="9" cy={y} r="1.8" />
              <circle cx="15" cy={y} r="1.8" />
            </g>
          ))}
        </svg>
      </button>
    </AdminTooltip>
  )
}
