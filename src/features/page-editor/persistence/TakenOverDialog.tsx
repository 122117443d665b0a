'use client'

import { useState } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'
import buttons from '@/ui/admin-buttons.module.scss'

import { Choice } from './Choice'
import styles from './UnsavedWork.module.scss'
import type { Holder } from './model'
import { words } from './words'

type Props = {
  by: Holder
  onTakeBack: () => Promise<void>
  onCopy: () => Promise<void>
}

/**
 * Somebody took the page over: said at once, with what becomes of one's work. Closed, it leaves
 * a line on the screen with the way back.
 */
export function TakenOverDialog({ by, onTakeBack, onCopy }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => () => {
    if (isBusy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }

  if (!isOpen) {
    return (
      <div className={styles.notice} data-tone="error" role="status">
        <p>{words.takenReading(by.name)}</p>
        <div className={styles.actions}>
          <button type="button" className={buttons.plain} onClick={() => setOpen(true)}>
            {words.takenChoices}
          </button>
        </div>
      </div>
    )
  }
  const close = () => setOpen(false)
  return (
    <AdminDialog
      title={words.takenTitle(by.name)}
      onClose={close}
      actions={
        <button type="button" className={buttons.plain} onClick={close}>
          {words.takenRead}
        </button>
      }
    >
      <p>{words.takenDetail}</p>
      <ul className={styles.choices}>
        <Choice
          label={words.saveCopy}
          hint={isBusy ? words.copying : words.saveCopyHint}
          onClick={run(onCopy)}
        />
        <Choice
          label={words.takeBack}
          hint={words.takeBackHint(by.name)}
          tone="danger"
          onClick={run(onTakeBack)}
        />
      </ul>
    </AdminDialog>
  )
}
