'use client'

import buttons from '@/ui/admin-buttons.module.scss'

import { refusedLines } from '../../import/file.model'
import styles from './Import.module.scss'
import { Remarks } from './Remarks'
import type { ImportState } from './use-import'
import { words } from './words.fr'

/** What the import would do, before anything is written. */
export function CheckedStep({ state }: { state: ImportState }) {
  const { sheet, remarks, busy, changeColumns, startOver, start } = state
  if (!sheet) return null
  const refused = refusedLines(remarks).size
  const ready = sheet.table.rows.length - refused
  return (
    <>
      <div className={styles.sum} data-refused={refused > 0}>
        <p>
          <strong>{words.ready(ready)}</strong> {refused > 0 && words.refused(refused)}
        </p>
        {ready > 0 && <p>{words.hidden}</p>}
      </div>
      <Remarks remarks={remarks} table={sheet.table} />
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
            {words.start(ready)}
          </button>
        )}
      </div>
    </>
  )
}
