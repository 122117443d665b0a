'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import styles from './Toaster.module.scss'
import { noToasts, toastsNow, watchToasts } from './toasts'
import { useLater } from './use-early'

const load = () => import('./ToastView')

/**
 * The place of the toasts, once a page. What reads them aloud is there before them; what shows them is
 * fetched once the page has nothing better to do, or with the first of them.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, toastsNow, noToasts)
  const room = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const count = toasts.length
  const code = useLater(load, toasts.at(-1)?.id)

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
        {code && toasts.map((one) => <code.ToastView key={one.id} toast={one} isHeld={isHeld} />)}
      </div>
    </>
  )
}
