import type { Ref } from 'react'

import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { Button } from '@/ui/Button'
import { blockedWords } from '@/ui/countdown'

import styles from './GiftForm.module.scss'

type Props = {
  error: string
  /** Seconds before another try. */
  left: number
  onRetry: () => void
  onCancel?: () => void
  ref?: Ref<HTMLDivElement>
}

/** The page of payment did not come: why, and another try. Source: docs/decisions/money.md. */
export function GiftFailure({ error, left, onRetry, onCancel, ref }: Props) {
  return (
    <div className={styles.failure}>
      <div className={styles.problem} role="alert" tabIndex={-1} ref={ref}>
        <p>
          <strong>{left > 0 ? TOO_MANY_TRIES : error}</strong>
        </p>
        <p>Rien n’a été débité. Ce que vous avez écrit est toujours là.</p>
      </div>
      {left > 0 && (
        <p className={styles.wait} role="timer">
          {blockedWords(left)}
        </p>
      )}
      <div className={styles.ways}>
        <Button disabled={left > 0} onClick={onRetry}>
          Réessayer
        </Button>
        {onCancel && (
          <Button look="outline" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </div>
  )
}
