'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'
import { SelectionBar } from '@/ui/AdminList/SelectionBar'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import type { useSelection } from '@/ui/AdminList/use-selection'
import { Icon } from '@/ui/Icon'

import type { TeamAnimal } from '../view'
import styles from './AnimalSelection.module.scss'
import { useAnimalBatch, type Act } from './use-animal-batch'
import { words } from './words.fr'

type Props = {
  selection: ReturnType<typeof useSelection<TeamAnimal>>
  /** Something was done with some of them. */
  onDone: (said: Undoable | null) => void
}

const ACTS = ['show', 'hide', 'confirm', 'bin'] as const

/** What is done with several animals at once. */
export function AnimalSelection({ selection, onDone }: Props) {
  const { rows } = selection
  const { start, progress, refused, forget, nothingFor } = useAnimalBatch()
  const [isAsking, setAsking] = useState(false)
  const run = async (act: Act) => {
    setAsking(false)
    const result = await start(act, rows)
    if (!result) return
    selection.stop()
    onDone(result.said)
  }
  return (
    <>
      {refused.length > 0 && (
        <div className={styles.refused} role="alert">
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className={buttons.icon} aria-label={words.close} onClick={forget}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {selection.chosen && (
        <SelectionBar
          text={nothingFor(rows.length) ?? words.chosen(rows.length)}
          progress={progress}
          onAll={selection.all}
          onStop={selection.stop}
        >
          {ACTS.map((act) => (
            <button
              key={act}
              type="button"
              className={buttons.plain}
              aria-disabled={rows.length === 0 || undefined}
              onClick={() => {
                if (rows.length === 0) return
                if (act === 'bin') setAsking(true)
                else void run(act)
              }}
            >
              {words.batch[act]}
            </button>
          ))}
        </SelectionBar>
      )}
      {isAsking && (
        <AdminDialog
          title={words.batchBinTitle(rows.length)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className={buttons.plain} onClick={() => setAsking(false)}>
                {words.cancel}
              </button>
              <button type="button" className={buttons.danger} onClick={() => void run('bin')}>
                {words.binIt}
              </button>
            </>
          }
        >
          <p>{words.binHint}</p>
        </AdminDialog>
      )}
    </>
  )
}
