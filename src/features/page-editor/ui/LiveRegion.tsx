'use client'

import { useEditorState } from './context'
import styles from './PageEditor.module.scss'

/** Speaks what commands did. The invisible mark makes a repeated sentence a new one. */
export function LiveRegion() {
  const { text, serial } = useEditorState(({ announcement }) => announcement)
  const repeated = serial % 2 === 0 ? '' : '\u200b'
  return (
    <div className={styles.hidden} role="status" aria-live="polite">
      {text && `${text}${repeated}`}
    </div>
  )
}
