'use client'

import { useEffect, useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { send } from '@/ui/api/client'

import styles from './ConfirmButton.module.scss'

type Props = { shelterId: string; animal: { id: string; name: string } }

type State = 'ready' | 'sending' | 'done' | { refused: string }

/** « Toujours au refuge », in one press; what came of it is said in its place. */
export function ConfirmButton({ shelterId, animal }: Props) {
  const [state, setState] = useState<State>('ready')
  const said = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'done') said.current?.focus()
  }, [state])
  const confirm = async () => {
    if (state === 'sending') return
    setState('sending')
    const { refusal } = await send('POST', '/api/shelter/{shelterId}/animals/{animalId}/confirm', {
      params: { shelterId, animalId: animal.id },
    })
    setState(refusal ? { refused: refusal.sentence } : 'done')
  }
  if (state === 'done') {
    return (
      <span ref={said} className={styles.done} role="status" tabIndex={-1}>
        Vérifié aujourd’hui
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className={buttons.plain}
        aria-disabled={state === 'sending' || undefined}
        aria-label={`${animal.name}\u00a0: toujours au refuge`}
        onClick={() => void confirm()}
      >
        Toujours au refuge
      </button>
      {typeof state === 'object' && (
        <span className={styles.refused} role="alert">
          {state.refused}
        </span>
      )}
    </>
  )
}
