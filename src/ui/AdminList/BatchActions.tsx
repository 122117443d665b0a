'use client'

import { useState } from 'react'

import { ActionDialog } from '../ActionDialog'
import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'
import styles from './BatchActions.module.scss'
import { SelectionBar } from './SelectionBar'
import type { Undoable } from './UndoBar'
import { useBatchActions, type BatchAction } from './use-batch-actions'
import type { useSelection } from './use-selection'

type Props<Row extends { id: string }> = {
  selection: ReturnType<typeof useSelection<Row>>
  /** In the order of their buttons. */
  actions: ReadonlyArray<BatchAction<Row>>
  nameOf: (row: Row) => string
  /** « 3 animaux choisis » */
  chosen: (count: number) => string
  /** Something was done with some of them, or nothing could be. */
  onDone: (said: Undoable | null) => void
}

/** What is done with several rows of a list at once; what was refused is told by name. */
export function BatchActions<Row extends { id: string }>(props: Props<Row>) {
  const { selection, actions, nameOf, chosen, onDone } = props
  const { rows } = selection
  const { start, progress, refused, forget, nothingFor } = useBatchActions(nameOf)
  const [asked, setAsked] = useState<BatchAction<Row> | null>(null)
  const run = async (action: BatchAction<Row>) => {
    setAsked(null)
    const result = await start(action, rows)
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
          <button type="button" className={buttons.icon} aria-label="Fermer" onClick={forget}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {selection.chosen && (
        <SelectionBar
          text={nothingFor(rows.length) ?? chosen(rows.length)}
          progress={progress}
          onAll={selection.all}
          onStop={selection.stop}
        >
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className={buttons.plain}
              aria-disabled={rows.length === 0 || undefined}
              onClick={() => {
                if (rows.length === 0) return
                if (action.ask) setAsked(action)
                else void run(action)
              }}
            >
              {action.label}
            </button>
          ))}
        </SelectionBar>
      )}
      {asked?.ask && (
        <ActionDialog
          title={asked.ask.title(rows.length)}
          action={asked.ask.action}
          isBusy={false}
          isDanger
          onClose={() => setAsked(null)}
          onAction={() => void run(asked)}
        >
          <p>{asked.ask.hint}</p>
        </ActionDialog>
      )}
    </>
  )
}
