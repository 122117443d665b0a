'use client'

import { useId } from 'react'

import styles from './Filters.module.scss'

type Props = {
  label: string
  options: ReadonlyArray<readonly [value: string, label: string]>
  /** Its words are long. */
  isWide?: boolean
} & (
  | { value: string; onChange: (value: string) => void }
  // In a plain form.
  | { name: string; defaultValue: string }
)

/** One of a few things, under its name. */
export function Choice({ label, options, isWide, ...field }: Props) {
  const id = useId()
  const { onChange, ...select } = 'onChange' in field ? field : { ...field, onChange: undefined }
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} onChange={onChange && (({ target }) => onChange(target.value))}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
