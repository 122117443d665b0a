'use client'

import { CountedArea } from '@/ui/AdminArea'
import { Field } from '@/ui/editing/Field'
import styles from '@/ui/editing/fields.module.scss'

type TextProps = {
  label: string
  hint?: string
  error?: string | null
  value: string
  max: number
  rows?: number
  /** Where the focus can be sent. */
  node?: string
  part?: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A text of one line, or of several when it has rows. */
export function TextInput({ label, hint, error, value, max, rows, ...rest }: TextProps) {
  const { node, part, onChange, onBlur } = rest
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => {
        const common = {
          ...described,
          className: styles.input,
          value,
          maxLength: max,
          'data-part-of': node,
          'data-part': part,
          onBlur,
        }
        return rows ? (
          <CountedArea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...common} type="text" onChange={(event) => onChange(event.target.value)} />
        )
      }}
    </Field>
  )
}

type SelectProps = {
  label: string
  hint?: string
  value: string
  options: ReadonlyArray<{ value: string; label: string }>
  onChange: (value: string) => void
}

export function Select({ label, hint, value, options, onChange }: SelectProps) {
  return (
    <Field label={label} hint={hint}>
      {(described) => (
        <select
          {...described}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
