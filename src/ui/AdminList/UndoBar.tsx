'use client'

import { useState } from 'react'

import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'
import styles from './UndoBar.module.scss'

/** What was just done, and how it is undone. */
export type Undoable = {
  /** « Nala est réservée » */
  text: string
  /** Absent when nothing takes it back. @returns the sentence of a refusal, null when it is undone */
  undo?: (() => Promise<string | null>) | undefined
}

type Props = {
  undoable: Undoable | null
  /** It was undone, or nobody needs it any more. */
  onEnd: (isUndone: boolean) => void
}

/**
 * What was just done with one thing of a list, at the bottom where a thumb is, until something else
 * is done: whoever reads slowly still finds its « Annuler ».
 */
export function UndoBar({ undoable, onEnd }: Props) {
  const [refused, setRefused] = useState<{ of: Undoable; sentence: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refusal = refused?.of === undoable ? refused?.sentence : undefined
  const undo = async () => {
    if (isBusy || !undoable?.undo) return
    setBusy(true)
    const sentence = await undoable.undo()
    setBusy(false)
    if (sentence === null) onEnd(true)
    else setRefused({ of: undoable, sentence })
  }
  return (
    <div className={styles.bar} role="status" data-shown={undoable !== null}>
      {undoable && (
        <>
          <p>{refusal ?? undoable.text}</p>
          {undoable.undo && !refusal && (
            <button
              type="button"
              className={buttons.plain}
              aria-disabled={isBusy || undefined}
              onClick={() => void undo()}
            >
              Annuler
            </button>
          )}
          <button
            type="button"
            className={buttons.icon}
            aria-label="Fermer"
            onClick={() => onEnd(false)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
