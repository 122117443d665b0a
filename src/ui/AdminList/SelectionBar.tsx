import type { ReactNode } from 'react'

import buttons from '../admin-buttons.module.scss'
import styles from './SelectionBar.module.scss'

type Props = {
  /** « 3 images choisies » */
  text: string
  /** While something is done with each, how many are done. */
  progress?: { done: number; total: number } | null
  onAll: () => void
  onStop: () => void
  /** What can be done with those that are chosen. */
  children: ReactNode
}

/** What can be done with the chosen rows of a list, at the bottom where a thumb is. */
export function SelectionBar({ text, progress, onAll, onStop, children }: Props) {
  return (
    <div className={styles.selection} data-selection="">
      <p role="status">{progress ? `${progress.done} sur ${progress.total}…` : text}</p>
      {progress ? (
        <progress max={progress.total} value={progress.done} aria-label="Avancement" />
      ) : (
        <>
          <button type="button" className={buttons.plain} onClick={onAll}>
            Tout sélectionner
          </button>
          <button type="button" className={buttons.plain} onClick={onStop}>
            Annuler
          </button>
          {children}
        </>
      )}
    </div>
  )
}
