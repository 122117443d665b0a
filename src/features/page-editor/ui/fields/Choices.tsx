import { useId, type ReactNode } from 'react'

import styles from '@/ui/editing/fields.module.scss'

type Option<Value> = { value: Value; label: string; drawing?: ReactNode }

type Props<Value> = {
  label: string
  value: Value
  options: ReadonlyArray<Option<NonNullable<Value>>>
  onChange: (value: Value) => void
}

/** A few choices side by side, drawn where a drawing says more than a word. */
export function Choices<Value extends string | number | null>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
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
    </fieldset>
  )
}
