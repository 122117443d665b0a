'use client'

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import { labels } from '../labels.fr'
import buttons from './buttons.module.scss'
import styles from './dialogs.module.scss'
import { Icon } from './Icon'

type Props = {
  title: string
  onClose: () => void
  /** Takes the window: what is in it fills the height and scrolls by itself. */
  isLarge?: boolean
  children: ReactNode
}

/** A question with drawn answers. The browser traps the focus and gives it back. */
export function Dialog({ title, onClose, isLarge = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Closed while it still stands on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys stay inside
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-large={isLarge || undefined}
      aria-labelledby={id}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Enter in a field would send the whole form of the page.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
        }
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <button
          type="button"
          className={buttons.icon}
          aria-label={labels.closeDialog}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
