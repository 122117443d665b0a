'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Sheet.module.scss'
import type { SheetState } from './use-sheet'
import { words } from './words.fr'

/** What became of what was written, with its « Annuler », and the button that saves it now. */
export function SaveState({ state }: { state: SheetState }) {
  const { unsavedCount, refusal, undoable, isBusy } = state
  const [refused, setRefused] = useState<{ of: unknown; sentence: string } | null>(null)
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    if (isUndoing || !undoable?.undo) return
    setUndoing(true)
    const sentence = await undoable.undo()
    setUndoing(false)
    if (sentence === null) state.tell({ text: words.undone })
    else setRefused({ of: undoable, sentence })
  }
  const failed = refused?.of === undoable ? refused?.sentence : undefined
  const isClean = unsavedCount === 0
  const text = isBusy
    ? words.saving
    : isClean
      ? (failed ?? undoable?.text ?? words.allSaved)
      : words.toSave(unsavedCount)
  return (
    <>
      <p className={styles.state} role="status" data-clean={isClean}>
        {text}
      </p>
      {isClean && undoable?.undo && !failed && (
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={isUndoing || undefined}
          onClick={() => void undo()}
        >
          {words.undo}
        </button>
      )}
      {!isClean && (
        <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
          {isBusy ? words.saving : refusal ? words.retry : words.save}
        </button>
      )}
    </>
  )
}
