'use client'

import { useId, type KeyboardEvent, type ReactNode } from 'react'

import styles from './AdminDialog.module.scss'
import { Icon } from './Icon'
import { useModal } from './use-modal'

type Props = {
  title: string
  /** The reader asks to close: Escape, or the button. */
  onClose: () => void
  /** Under the title: who and what it is about. */
  about?: ReactNode
  /** A long one: its head and buttons stay in sight, and it stands at the bottom of a phone. */
  isSheet?: boolean
  /** Takes the window: what is in it fills the height and scrolls by itself. */
  isLarge?: boolean
  /** Why it was not done: read aloud as soon as it appears. */
  refusal?: string | null | undefined
  children?: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
  /** Told of the keys pressed inside, which nothing outside hears of. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * A question over a screen of the admin, open for as long as it is mounted. It stands inside
 * the form of a document, so no key leaves it and Enter in a field sends nothing. A press beside
 * does not close it: what was typed would be lost.
 */
export function AdminDialog(props: Props) {
  const {
    title,
    onClose,
    about,
    isSheet,
    isLarge = false,
    refusal,
    children,
    actions,
    onKeyDown,
  } = props
  const { onClick: _, onPointerDown: __, ...modal } = useModal(true, onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      data-large={isLarge || undefined}
      data-sheet={isSheet}
      aria-labelledby={id}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
        }
        onKeyDown?.(event)
      }}
    >
      <div className={styles.head}>
        <div>
          <h2
            id={id}
            className={styles.title}
            {...(isSheet && { tabIndex: -1, 'data-modal-title': '' })}
          >
            {title}
          </h2>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        <button type="button" className={styles.close} aria-label="Fermer" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {isSheet ? <div className={styles.body}>{children}</div> : children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
