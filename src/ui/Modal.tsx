'use client'

import { useId, type ReactNode } from 'react'

import { LineIcon } from './LineIcon'
import { CLOSE } from './paths/close'
import styles from './Modal.module.scss'
import { useModal } from './use-modal'

export type ModalProps = {
  isOpen: boolean
  /** The reader asks to close: Escape, the button, a press beside. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** Made when it opens, taken away when it closes. */
  children?: ReactNode
  /** Buttons, always in sight: the main one first. */
  footer?: ReactNode
}

type Place = 'middle' | 'bottom' | 'left' | 'right'

/** What Dialog and Sheet share. */
export function Modal(props: ModalProps & { place: Place }) {
  const { isOpen, onClose, title, description, children, footer, place } = props
  const modal = useModal(isOpen, onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      className={styles.modal}
      data-place={place}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-modal-title="">
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Fermer" onClick={onClose}>
              <LineIcon paths={CLOSE} />
            </button>
          </header>
          <div className={styles.body}>
            {description && (
              <div id={`${id}-text`} className={styles.description}>
                {description}
              </div>
            )}
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
