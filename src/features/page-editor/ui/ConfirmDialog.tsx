'use client'

import { useEffect, useId, useRef } from 'react'

import { labels } from '../labels.fr'
import buttons from './buttons.module.scss'
import styles from './ConfirmDialog.module.scss'

type Props = {
  question: string
  detail?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is removed. The browser traps the focus and gives it back. */
export function ConfirmDialog({ question, detail, onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        dialog.current?.close()
        onCancel()
      }}
    >
      <p id={id} className={styles.question}>
        {question}
      </p>
      {detail && <p>{detail}</p>}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => {
            dialog.current?.close()
            onCancel()
          }}
        >
          {labels.cancel}
        </button>
        <button
          type="button"
          className={buttons.danger}
          onClick={() => {
            dialog.current?.close()
            onConfirm()
          }}
        >
          {labels.remove}
        </button>
      </div>
    </dialog>
  )
}
