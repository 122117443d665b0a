'use client'

import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { useEditorContext } from '../ui/context'
import { useDnd } from './context'
import styles from '@/ui/editing/dnd.module.scss'
import { boxesIn } from './elements'
import { lineForBlock, lineForSection } from './geometry'

/** Shows where what is being moved would fall; in view, whoever points: hand or keys. */
export function DropLine({ root }: { root: HTMLElement | null }) {
  const { editor } = useEditorContext()
  const { drag } = useDnd()
  const lifted = useStore(drag.store, (state) => state.lifted)
  const line = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = line.current
    if (!root || !element || !lifted) return
    const place = () => {
      const boxOf = boxesIn(root)
      const { content } = editor.store.getState()
      const at =
        lifted.kind === 'block'
          ? lineForBlock(content, lifted.id, lifted.to, boxOf)
          : lineForSection(content, lifted.id, lifted.to, boxOf)
      element.hidden = at === null
      if (!at) return
      const { left, top } = root.getBoundingClientRect()
      element.style.left = `${at.left - left}px`
      element.style.top = `${at.top - top}px`
      element.style.width = `${at.width}px`
    }
    place()
    if (lifted.by === 'keyboard') element.scrollIntoView({ block: 'nearest' })
    // A canvas that scrolls by itself moves under the line.
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', place, { capture: true })
  }, [editor, lifted, root])

  return lifted && <div ref={line} className={styles.line} aria-hidden="true" />
}
