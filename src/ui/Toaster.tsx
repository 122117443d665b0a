'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { LineIcon } from './LineIcon'
import styles from './Toaster.module.scss'
import { dismiss, noToasts, toastsNow, watchToasts, type Toast } from './toasts'
import { CLOSE } from './paths/close'
import { ToneIcon } from './ToneIcon'

/** The place of the toasts, once a page. What reads them aloud is there before them. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, toastsNow, noToasts)
  const room = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const count = toasts.length

  // Over everything, dialogs too: the last to come is the highest.
  useEffect(() => {
    const element = room.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (count > 0) element.showPopover()
  }, [count])

  const last = toasts.at(-1)
  const isUrgent = last?.tone === 'destructive'
  return (
    <>
      <p className={styles.said} aria-live="polite">
        {!isUrgent && last?.text}
      </p>
      <p className={styles.said} aria-live="assertive">
        {isUrgent && last.text}
      </p>
      <div
        ref={room}
        className={styles.room}
        role="presentation"
        popover="manual"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((one) => (
          <ToastView key={one.id} toast={one} isHeld={isHeld} />
        ))}
      </div>
    </>
  )
}

function ToastView({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
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
