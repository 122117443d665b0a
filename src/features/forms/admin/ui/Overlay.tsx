'use client'

import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

import buttons from '@/features/page-editor/ui/buttons.module.scss'
import { Icon } from '@/ui/Icon'

import styles from './Overlay.module.scss'

type Props = {
  title: string
  onClose: () => void
  /** Takes the height of the window: what is in it scrolls by itself. */
  isTall?: boolean
  children: ReactNode
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * A dialog above everything; on a phone it comes from below, where the thumb is. What happens
 * inside stays inside, whatever form opened it. The browser traps the focus and gives it back.
 */
export function Overlay({ title, onClose, isTall = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Closed while it still stands on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    return () => element?.close()
  }, [])

  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here: events of a portal must not reach the form that opened it
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tall={isTall || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onKeyDown={stop}
      onKeyUp={stop}
      onClick={stop}
      onPointerDown={stop}
      onSubmit={stop}
      onChange={stop}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={buttons.icon} aria-label="Fermer" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>,
    document.body,
  )
}
