import { useState } from 'react'

import { CharactersLeft } from '@/ui/CharactersLeft'
import { Field } from '@/ui/editing/Field'
import styles from '@/ui/editing/fields.module.scss'

type TextProps = {
  label: string
  hint?: string
  error?: string | null
  value: string
  max: number
  onChange: (value: string) => void
  onBlur?: () => void
}

export function TextInput({ label, hint, error, value, max, onChange, onBlur }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <input
          {...described}
          className={styles.input}
          type="text"
          value={value}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export function TextArea({ label, hint, value, max, onChange }: TextProps) {
  return (
    <Field label={label} hint={hint}>
      {(described) => {
        const left = `${described.id}-left`
        return (
          <>
            <textarea
              {...described}
              aria-describedby={[described['aria-describedby'], left].filter(Boolean).join(' ')}
              className={styles.input}
              rows={3}
              value={value}
              maxLength={max}
              onChange={(event) => onChange(event.target.value)}
            />
            <span className={styles.left}>
              <CharactersLeft id={left} length={value.length} max={max} />
            </span>
          </>
        )
      }}
    </Field>
  )
}

type NumberProps = {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function NumberInput({ label, hint, value, min, max, onChange }: NumberProps) {
  // What is being typed may be empty or too small for a moment.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint={hint}>
      {(described) => (
        <input
          {...described}
          className={styles.input}
          type="number"
          inputMode="numeric"
          value={typed ?? value}
          min={min}
          max={max}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value)
            const asked = Math.round(event.target.valueAsNumber)
            if (Number.isFinite(asked)) onChange(Math.min(max, Math.max(min, asked)))
          }}
        />
      )}
    </Field>
  )
}

type Option<Value> = { value: Value; label: string }

/** Options from a table of French labels, in its order. */
export const optionsOf = <Value extends string>(table: Record<Value, string>): Option<Value>[] =>
  (Object.entries(table) as Array<[Value, string]>).map(([value, label]) => ({ value, label }))

type SelectProps<Value> = {
  label: string
  value: Value
  options: ReadonlyArray<Option<Value>>
  onChange: (value: Value) => void
}

export function Select<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  return (
    <Field label={label}>
      {(described) => (
        <select
          {...described}
          className={styles.input}
          value={String(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
