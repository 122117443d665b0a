import { useId, type ReactNode } from 'react'

import styles from './fields.module.scss'

type Option<Value> = { value: Value; label: string; drawing?: ReactNode }

type Props<Value> = {
  /** When a summary of errors leads to it: the first choice has it. */
  id?: string
  label: string
  error?: string | undefined
  value: Value
  options: ReadonlyArray<Option<NonNullable<Value>>>
  onChange: (value: NonNullable<Value>) => void
}

/** A few choices side by side, drawn where a drawing says more than a word. */
export function Choices<Value extends string | number | null>({
  id,
  label,
  error,
  value,
  options,
  onChange,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option}>
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
