'use client'

import { Button } from './Button'
import { LineIcon } from './LineIcon'
import { ALERT } from './paths/alert'
import styles from './State.module.scss'

type Props = {
  /** « Les animaux n’ont pas pu être chargés. » */
  text: string
  onRetry: () => void
  isRetrying?: boolean
}

/** The place of something that could not be loaded, with another try. */
export function ErrorState({ text, onRetry, isRetrying = false }: Props) {
  return (
    <div className={styles.state} data-tone="error" role="alert">
      <span className={styles.drawing}>
        <LineIcon paths={ALERT} size={34} />
      </span>
      <p className={styles.title}>{text}</p>
      <div className={styles.action}>
        <Button look="outline" isBusy={isRetrying} onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    </div>
  )
}
