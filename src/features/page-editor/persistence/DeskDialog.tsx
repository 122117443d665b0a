'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'

import styles from './Desk.module.scss'

type Props = { title: string; children: ReactNode; onClose: () => void }

/** A question over the whole screen. The browser traps the focus, and Escape gives it back. */
export function DeskDialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
