'use client'

import { useRef, useState } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'

import { shortcuts } from '../dictionary.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import styles from './ShortcutsHelp.module.scss'

function Help({ onClose }: { onClose: () => void }) {
  return (
    <AdminDialog
      title={shortcuts.open}
      onClose={onClose}
      actions={
        <button type="button" className={buttons.primary} onClick={onClose}>
          {shortcuts.close}
        </button>
      }
    >
      {shortcuts.groups.map(({ title: group, keys }) => (
        <section key={group}>
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
    </AdminDialog>
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
