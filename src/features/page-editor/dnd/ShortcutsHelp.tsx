'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { shortcuts } from '../dictionary.fr'
import buttons from '../ui/buttons.module.scss'
import styles from './ShortcutsHelp.module.scss'

function Help({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  const close = () => {
    dialog.current?.close()
    onClose()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys stay inside
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={title} className={styles.title}>
        {shortcuts.open}
      </h2>
      {shortcuts.groups.map(({ title: group, keys }) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.groupTitle}>{group}</h3>
          <dl className={styles.keys}>
            {keys.map(([key, what]) => (
              <div key={what} className={styles.row}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={close}>
          {shortcuts.close}
        </button>
      </div>
    </dialog>
  )
}

/** « Raccourcis clavier »: a button that opens the list of keys; the focus comes back to it. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttons.plain}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {shortcuts.open}
      </button>
      {isOpen && (
        <Help
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
