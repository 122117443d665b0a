'use client'

import { useEffect, useState } from 'react'

import type { Answer } from '@/ui/editing/answer.model'
import buttons from '@/ui/admin-buttons.module.scss'

import { refusalSentence } from './kept-form'
import styles from './SafeForm.module.scss'
import { words } from './words'

type Props = { failed: Answer; canRetry: () => boolean; onRetry: () => void; onHide: () => void }

/** Nobody answered a save, or the server could not: said until it is tried again. */
export function FailedSave({ failed, canRetry, onRetry, onHide }: Props) {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const onOnline = () => setBack(true)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <div className={styles.notice} data-tone={isBack ? undefined : 'error'} role="alert">
      <p>
        {!isBack && <strong>{words.failed} </strong>}
        {isBack ? words.isBack : refusalSentence(failed)}
      </p>
      <div className={styles.actions}>
        {canRetry() && (
          <button type="button" className={buttons.primary} onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <button type="button" className={buttons.plain} onClick={onHide}>
          {words.hide}
        </button>
      </div>
    </div>
  )
}
