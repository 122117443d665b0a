'use client'

import { useEffect } from 'react'

import { LineIcon } from './LineIcon'
import { CLOSE } from './paths/close'
import styles from './Toaster.module.scss'
import { dismiss, type Toast } from './toasts'
import { ToneIcon } from './ToneIcon'

type Props = {
  toast: Toast
  /** Under the pointer or the focus, it stays. */
  isHeld: boolean
}

/** One toast on screen, until its time is over. */
export function ToastView({ toast, isHeld }: Props) {
  const { id, text, tone, action, duration } = toast
  useEffect(() => {
    if (isHeld) return
    const timer = window.setTimeout(() => dismiss(id), duration)
    return () => window.clearTimeout(timer)
  }, [id, duration, isHeld])

  return (
    <div className={styles.toast} data-tone={tone}>
      <ToneIcon tone={tone} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress()
            dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Fermer"
        onClick={() => dismiss(id)}
      >
        <LineIcon paths={CLOSE} size={20} />
      </button>
    </div>
  )
}
