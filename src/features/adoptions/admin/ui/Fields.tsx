'use client'

import { useId } from 'react'

import { AdminArea } from '@/ui/AdminArea'
import { AdminField } from '@/ui/AdminField'

import styles from './Fields.module.scss'

type Frame = {
  label: string
  hint?: string
  /** What is wrong with it, in the server's words or ours. */
  error?: string | null
}

type TextProps = Frame & {
  value: string
  onChange: (value: string) => void
} & (
    | {
        /** Several lines; so many at first. */
        rows: number
        maxLength: number
      }
    | {
        rows?: undefined
        maxLength?: number
        type?: 'text' | 'email' | 'tel' | 'datetime-local' | 'date'
        min?: string
      }
  )

/** A text of one line, or of several. */
export function Text(props: TextProps) {
  if (props.rows !== undefined) {
    const { maxLength, ...area } = props
    return <AdminArea {...area} max={maxLength} />
  }
  const { value, onChange, maxLength, type = 'text', min, ...frame } = props
  return (
    <AdminField {...frame}>
      {(described) => (
        <input
          {...described}
          type={type}
          min={min}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </AdminField>
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
      <AdminField {...frame}>
        {(described) => (
          <select {...described} value={value} onChange={({ target }) => onChange(target.value)}>
            {options.map(([each, label]) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
        )}
      </AdminField>
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
