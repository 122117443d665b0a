'use client'

import { refusedLines } from '@/platform/csv-import/lines.model'
import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Import.module.scss'
import { Remarks } from './Remarks'
import type { StepProps } from './use-import'
import { words } from './words.fr'

/** What the import would do, before anything is written. */
export function CheckedStep<Field extends string>({ state, kind }: StepProps<Field>) {
  const { sheet, remarks, busy, changeColumns, startOver, start } = state
  if (!sheet) return null
  const refused = refusedLines(remarks).size
  const ready = sheet.table.rows.length - refused
  return (
    <>
      <div className={styles.sum} data-refused={refused > 0}>
        <p>
          <strong>{ready === 0 ? words.nothingReady : kind.words.ready(ready)}</strong>{' '}
          {refused > 0 && words.refused(refused)}
        </p>
        {ready > 0 && kind.words.note && <p>{kind.words.note}</p>}
      </div>
      <Remarks kind={kind} remarks={remarks} table={sheet.table} />
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={startOver}>
          {words.otherFile}
        </button>
        <button type="button" className={buttons.plain} onClick={changeColumns}>
          {words.changeColumns}
        </button>
        {ready > 0 && (
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={busy !== null || undefined}
            onClick={start}
          >
            {kind.words.start(ready)}
          </button>
        )}
      </div>
    </>
  )
}
