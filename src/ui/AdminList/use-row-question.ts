'use client'

import { useState } from 'react'

import type { Undoable } from './UndoBar'

/** What a list does once a question is answered, as `TeamList` gives it to its `dialogs`. */
type Changes = {
  done: (said: Undoable | null) => void
  moved: (row: { id: string }, said: Undoable) => void
}

/** A question about a row of a list, in a dialog: what it is about while it is open, and how it ends. */
export function useRowQuestion<About>() {
  const [about, setAbout] = useState<About | null>(null)
  const close = () => setAbout(null)
  /** @returns `onClose` of the dialog: somebody else may have been faster, then the list is read again */
  const closing =
    ({ done }: Pick<Changes, 'done'>) =>
    (isStale: boolean) => {
      close()
      if (isStale) done(null)
    }
  return {
    about,
    ask: (row: About) => setAbout(row),
    close,
    closing,
    /** `onClose` and `onDone` of a dialog after which the row may stand elsewhere. */
    ends: (changes: Changes, row: { id: string }, said: Undoable) => ({
      onClose: closing(changes),
      onDone: () => {
        changes.moved(row, said)
        close()
      },
    }),
  }
}
