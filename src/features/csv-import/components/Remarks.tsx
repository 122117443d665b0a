'use client'

import { refusedLines, refusedTable, type Remark } from '@/platform/csv-import/lines.model'
import type { Table } from '@/platform/csv-import/table.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import styles from './Import.module.scss'
import type { ImportKind } from './kind'
import { saveCsv } from './save-csv'
import { words } from './words.fr'

/** Remarks that are shown; the file has all of them. */
const SHOWN = 100

type Props<Field extends string> = {
  kind: ImportKind<Field>
  remarks: ReadonlyArray<Remark<Field>>
  table: Table
}

/** What is to be said line by line; the lines that stay out can be taken away and corrected. */
export function Remarks<Field extends string>({ kind, remarks, table }: Props<Field>) {
  if (remarks.length === 0) return null
  const hidden = remarks.length - SHOWN
  return (
    <>
      <h3>{words.remarks}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={styles.remarks} tabIndex={0} role="region" aria-label={words.remarks}>
        <ul>
          {remarks.slice(0, SHOWN).map(({ line, field, text, isRefused }) => (
            <li key={`${line}:${field}:${text}`} data-refused={isRefused}>
              <strong>{words.line(line)}</strong>
              <span>
                {field && `${kind.label(field)}\u00a0: `}
                {text}
              </span>
            </li>
          ))}
        </ul>
        {hidden > 0 && <p>{words.moreRemarks(hidden)}</p>}
      </div>
      {refusedLines(remarks).size > 0 && (
        <button
          type="button"
          className={buttons.plain}
          onClick={() => void saveCsv(refusedTable(table, remarks), words.refusedName)}
        >
          <Icon name="download" size={20} />
          {words.download}
        </button>
      )}
    </>
  )
}
