'use client'

import { useId, type KeyboardEvent, type ReactNode } from 'react'

import { Icon } from '@/ui/Icon'
import { useModal } from '@/ui/use-modal'

import buttons from './buttons.module.scss'
import styles from './Dialog.module.scss'

type Props = {
  title: string
  /** Under the title: who and what it is about. */
  about?: ReactNode
  onClose: () => void
  children: ReactNode
  /** Always in sight, the main button last. */
  footer?: ReactNode
}

const stop = (event: KeyboardEvent) => event.stopPropagation()

/**
 * A question of the desk, from the bottom of a phone and in the middle of a wider screen. The
 * browser keeps the focus inside and gives it back. A press beside it does not close: what was
 * typed would be lost.
 */
export function Dialog({ title, about, onClose, children, footer }: Props) {
  const { onClick: _, onPointerDown: __, ...modal } = useModal(true, onClose)
  const id = useId()
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys stay inside
    <dialog {...modal} className={styles.dialog} aria-labelledby={id} onKeyDown={stop}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.title} tabIndex={-1} data-modal-title="">
            {title}
          </h2>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        <button type="button" className={buttons.icon} aria-label="Fermer" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  )
}
