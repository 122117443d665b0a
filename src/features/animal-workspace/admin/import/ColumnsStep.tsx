'use client'

import { useState } from 'react'

import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminField } from '@/ui/AdminField'

import { importLabel, IMPORT_FIELDS, type ImportField } from '../../import/fields.model'
import { missingFields, withField } from '../../import/file.model'
import { Bar } from './Bar'
import styles from './Import.module.scss'
import type { ImportState } from './use-import'
import { words } from './words.fr'

/** Values of a column that are shown, and their longest part. */
const EXAMPLES = 3
const EXAMPLE_LENGTH = 40

const OPTIONS = IMPORT_FIELDS.map((field) => ({ field, label: importLabel(field) })).sort((a, b) =>
  a.label.localeCompare(b.label, 'fr'),
)

const FIXED = {
  species: { label: words.fixedSpecies, options: Object.values(SPECIES_LABELS) },
  sex: { label: words.fixedSex, options: Object.values(SEX_LABELS) },
} as const

/** What each column of the file is. */
export function ColumnsStep({ state }: { state: ImportState }) {
  const { sheet, busy, over, setColumns, check, startOver } = state
  const [isAsked, setAsked] = useState(false)
  if (!sheet) return null
  const { table, columns, name } = sheet
  const missing = missingFields(columns)
  const examplesOf = (at: number): string[] => {
    const values = table.rows.map(({ values: cells }) => (cells[at] ?? '').trim()).filter(Boolean)
    return [...new Set(values)].slice(0, EXAMPLES).map((text) => text.slice(0, EXAMPLE_LENGTH))
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
                      setColumns(
                        withField(columns, at, (target.value || null) as ImportField | null),
                      )
                    }
                  >
                    <option value="">{words.ignore}</option>
                    {OPTIONS.map(({ field, label }) => (
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
      {(['species', 'sex'] as const)
        .filter((field) => !columns.fields.includes(field))
        .map((field) => (
          <AdminField key={field} label={FIXED[field].label}>
            {(described) => (
              <select
                {...described}
                value={columns.fixed[field] ?? ''}
                onChange={({ target }) =>
                  setColumns({ ...columns, fixed: { ...columns.fixed, [field]: target.value } })
                }
              >
                <option value="">{words.notFixed}</option>
                {FIXED[field].options.map((label) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            )}
          </AdminField>
        ))}
      {busy === 'checking' && <Bar label={words.checking} over={over} />}
      {isAsked && missing.length > 0 && (
        <p className={styles.refusal} role="alert">
          {words.missing(missing.map(importLabel))}
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
