'use client'

import { useId, type ReactNode } from 'react'

import styles from './Fields.module.scss'

type Frame = {
  label: string
  hint?: string
  /** What is wrong with it, in the server's words or ours. */
  error?: string | null
}

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

function FieldFrame({
  label,
  hint,
  error,
  children,
}: Frame & { children: (described: Described) => ReactNode }) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type TextProps = Frame & {
  value: string
  onChange: (value: string) => void
  maxLength?: number
  type?: 'text' | 'email' | 'tel' | 'datetime-local' | 'date'
  /** Several lines; so many at first. */
  rows?: number
  min?: string
}

/** A text of one line, or of several. */
export function Text({
  value,
  onChange,
  maxLength,
  type = 'text',
  rows,
  min,
  ...frame
}: TextProps) {
  return (
    <FieldFrame {...frame}>
      {(described) =>
        rows ? (
          <textarea
            {...described}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...described}
            type={type}
            min={min}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </FieldFrame>
  )
}

type ChoiceProps = Frame & {
  value: string
  onChange: (value: string) => void
  options: ReadonlyArray<readonly [value: string, label: string]>
  isLabelHidden?: boolean
}

/** One of a few things. */
export function Choice({ value, onChange, options, isLabelHidden, ...frame }: ChoiceProps) {
  return (
    <div className={isLabelHidden ? styles.bare : undefined}>
      <FieldFrame {...frame}>
        {(described) => (
          <select {...described} value={value} onChange={({ target }) => onChange(target.value)}>
            {options.map(([each, label]) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  )
}

type TickProps = {
  label: string
  hint?: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

/** A box to tick; the whole line is its target. */
export function Tick({ label, hint, isTicked, onChange }: TickProps) {
  const id = useId()
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
