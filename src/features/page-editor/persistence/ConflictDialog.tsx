'use client'

import { useState } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'
import buttons from '@/ui/admin-buttons.module.scss'
import { ownClockMoment } from '@/ui/editing/values.model'

import { Choice } from './Choice'
import styles from './UnsavedWork.module.scss'
import type { Conflict } from './model'
import { words } from './words'

type Props = {
  conflict: Conflict
  /** Whether the person may put their page over somebody else's. */
  mayOverwrite: boolean
  onReload: () => void
  onCopy: () => Promise<void>
  onOverwrite: () => void
  onClose: () => void
}

/** Somebody saved first: what becomes of one's own changes. Nothing is written before a choice. */
export function ConflictDialog({
  conflict,
  mayOverwrite,
  onReload,
  onCopy,
  onOverwrite,
  onClose,
}: Props) {
  const [isSure, setSure] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const { lastModifiedBy, currentUpdatedAt } = conflict
  const copy = () => {
    if (isCopying) return
    setCopying(true)
    void onCopy().finally(() => setCopying(false))
  }

  if (isSure) {
    return (
      <AdminDialog
        key="sure"
        title={words.overwriteQuestion}
        onClose={() => setSure(false)}
        actions={
          <>
            <button type="button" className={buttons.plain} onClick={() => setSure(false)}>
              {words.cancel}
            </button>
            <button type="button" className={buttons.danger} onClick={onOverwrite}>
              {words.overwriteConfirm}
            </button>
          </>
        }
      >
        <p>{words.overwriteDetail(lastModifiedBy)}</p>
      </AdminDialog>
    )
  }
  return (
    <AdminDialog
      key="choice"
      title={words.conflictTitle}
      onClose={onClose}
      actions={
        <button type="button" className={buttons.plain} onClick={onClose}>
          {words.keepEditing}
        </button>
      }
    >
      <p>{words.conflictBy(lastModifiedBy, ownClockMoment(currentUpdatedAt))}</p>
      <ul className={styles.choices}>
        <Choice label={words.reload} hint={words.reloadHint} onClick={onReload} />
        <Choice
          label={words.saveCopy}
          hint={isCopying ? words.copying : words.saveCopyHint}
          onClick={copy}
        />
        {mayOverwrite && (
          <Choice
            label={words.overwrite}
            hint={words.overwriteHint}
            tone="danger"
            onClick={() => setSure(true)}
          />
        )}
      </ul>
    </AdminDialog>
  )
}
