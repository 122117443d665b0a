'use client'

import { useId, type ReactNode } from 'react'

import styles from '@/features/page-editor/ui/fields/fields.module.scss'

type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }

type FieldProps = {
  label: string
  hint?: string
  error?: string | null
  children: (described: Described) => ReactNode
}

/** A label, its input, its hint and its error, tied together for screen readers. */
function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': ids || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

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
          <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
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

type CheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function Check({ label, checked, onChange }: CheckProps) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
