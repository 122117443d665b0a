'use client'

import { useState } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'
import buttons from '@/ui/admin-buttons.module.scss'
import { ownClockMoment } from '@/ui/editing/values.model'

import styles from './UnsavedWork.module.scss'
import type { Backup } from './model'
import { words } from './words'

type Props = {
  found: Backup
  /** State of the page in the form (ISO 8601); null for a new page. */
  base: string | null
  onRestore: () => void
  onIgnore: () => void
}

/** Offers changes that the browser kept; giving them up is asked twice, for it is final. */
export function FoundBackup({ found, base, onRestore, onIgnore }: Props) {
  const [isAsking, setAsking] = useState(false)
  const isOlder = found.base !== null && base !== null && found.base < base
  const keep = () => setAsking(false)
  return (
    <div className={styles.notice} role="status">
      <p>
        {words.found} {isOlder && words.foundOlder}
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={onRestore}>
          {words.restore(ownClockMoment(found.at))}
        </button>
        <button type="button" className={buttons.plain} onClick={() => setAsking(true)}>
          {words.ignore}
        </button>
      </div>
      {isAsking && (
        <AdminDialog
          title={words.ignoreQuestion}
          onClose={keep}
          actions={
            <>
              <button type="button" className={buttons.primary} onClick={keep}>
                {words.keepFound}
              </button>
              <button type="button" className={buttons.danger} onClick={onIgnore}>
                {words.ignoreConfirm}
              </button>
            </>
          }
        >
          <p>{words.ignoreDetail}</p>
        </AdminDialog>
      )}
    </div>
  )
}
