'use client'

import { clips } from '../dictionary.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import styles from './Notice.module.scss'

/** Says what was left behind by another shelter, until it is read; the live region speaks it. */
export function Notice({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <div className={styles.notice} role="note">
      <p className={styles.text}>{text}</p>
      <button type="button" className={buttons.plain} onClick={onDismiss}>
        {clips.dismiss}
      </button>
    </div>
  )
}
