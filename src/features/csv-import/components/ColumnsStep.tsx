'use client'

import { useState } from 'react'

import { missingFields, withField } from '@/platform/csv-import/columns.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminField } from '@/ui/AdminField'

import { Bar } from './Bar'
import styles from './Import.module.scss'
import type { StepProps } from './use-import'
import { words } from './words.fr'

/** Values of a column that are shown, and their longest part. */
const EXAMPLES = 3
const EXAMPLE_LENGTH = 40

/** What each column of the file is. */
export function ColumnsStep<Field extends string>({ state, kind }: StepProps<Field>) {
  const { sheet, busy, over, setColumns, check, startOver } = state
  const [isAsked, setAsked] = useState(false)
  if (!sheet) return null
  const { table, columns, name } = sheet
  const missing = missingFields(kind.required, columns)
  const options = kind.fields
    .map((field) => ({ field, label: kind.label(field) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
  const examplesOf = (at: number): string[] => {
    const found = new Set<string>()
    // A file may be long: the first values say enough.
    for (const { values: cells } of table.rows) {
      const text = (cells[at] ?? '').trim()
      if (text) found.add(text.slice(0, EXAMPLE_LENGTH))
      if (found.size === EXAMPLES) break
    }
    return [...found]
  }
  return (
    <>
      <p>{words.columnsAbout(name, table.rows.length)}</p>
      <ul className={styles.columns}>
        {table.headers.map((header, at) => {
          const examples = examplesOf(at)
          return (
            // Two columns may have one name: their place is what tells them apart.
            <li key={at}>
              <AdminField
                label={words.column(header, at)}
                hint={examples.length > 0 ? words.example(examples) : words.noExample}
              >
                {(described) => (
                  <select
                    {...described}
                    value={columns.fields[at] ?? ''}
                    onChange={({ target }) =>
                      setColumns(withField(columns, at, (target.value || null) as Field | null))
                    }
                  >
                    <option value="">{words.ignore}</option>
                    {options.map(({ field, label }) => (
                      <option key={field} value={field}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
              </AdminField>
            </li>
          )
        })}
      </ul>
      {kind.fixed
        .filter(({ field }) => !columns.fields.includes(field))
        .map(({ field, label, options: choices }) => (
          <AdminField key={field} label={label}>
            {(described) => (
              <select
                {...described}
                value={columns.fixed[field] ?? ''}
                onChange={({ target }) =>
                  setColumns({ ...columns, fixed: { ...columns.fixed, [field]: target.value } })
                }
              >
                <option value="">{words.notFixed}</option>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            )}
          </AdminField>
        ))}
      {busy === 'checking' && <Bar label={words.checking} over={over} />}
      {isAsked && missing.length > 0 && (
        <p className={styles.refusal} role="alert">
          {words.missing(missing.map(kind.label))}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={startOver}>
          {words.otherFile}
        </button>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={busy !== null || undefined}
          onClick={() => {
            setAsked(true)
            check()
          }}
        >
          {busy === 'checking' ? words.checking : words.check}
        </button>
      </div>
    </>
  )
}
