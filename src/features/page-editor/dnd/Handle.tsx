'use client'

import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'

import { moves } from '../dictionary.fr'
import type { Direction } from '../state/selectors'
import { useDnd } from './context'
import styles from '@/ui/editing/dnd.module.scss'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * What one takes a block or a section by: the pointer drags it, Space lifts it
 * for the arrows, and Enter, a tap or a screen reader's press opens « Déplacer… ».
 */
export function Handle({ id, name }: { id: string; name: string }) {
  const { drag, openMove, instructions } = useDnd()
  const { setNodeRef, listeners } = useDraggable({ id })

  const isHeld = () => {
    const { lifted } = drag.store.getState()
    return lifted?.by === 'keyboard' && lifted.id === id
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const direction = ARROWS[key]
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
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      className={styles.handle}
      aria-label={moves.handle(name)}
      aria-describedby={instructions}
      title={moves.handle(name)}
      data-part-of={id}
      data-part="handle"
      onKeyDown={onKeyDown}
      // A button is pressed when Space comes up again, which would open the dialog.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={() => isHeld() && drag.cancel()}
      onClick={() => openMove(id, 'handle')}
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
  )
}
