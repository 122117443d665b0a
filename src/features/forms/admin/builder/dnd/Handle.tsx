'use client'

import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'

import styles from '@/ui/editing/dnd.module.scss'

import { useBuilder } from '../context'
import { words } from '../words.fr'

/**
 * What one takes a question by: the pointer drags it, Space lifts it for the
 * arrows, and Enter, a tap or a screen reader's press opens « Déplacer… ».
 */
export function Handle({ id, name }: { id: string; name: string }) {
  const { drag, ask, instructions } = useBuilder()
  const { setNodeRef, listeners } = useDraggable({ id })

  const isHeld = () => {
    const { lifted } = drag.store.getState()
    return lifted?.by === 'keyboard' && lifted.id === id
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (!isHeld()) {
      if (key !== ' ') return
      drag.lift(id, 'keyboard')
    } else if (key === ' ' || key === 'Enter') drag.drop()
    else if (key === 'Escape' || key === 'Tab') drag.cancel()
    else if (key === 'ArrowUp' || key === 'ArrowDown') drag.step(key === 'ArrowUp' ? 'up' : 'down')
    else return
    if (key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      className={styles.handle}
      aria-label={words.handle(name)}
      aria-describedby={instructions}
      title={words.move}
      data-part-of={id}
      data-part="handle"
      onKeyDown={onKeyDown}
      // A button is pressed when Space comes up again, which would open the dialog.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={() => isHeld() && drag.cancel()}
      onClick={() => ask({ kind: 'move', id })}
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
