'use client'

import { useId } from 'react'

import { Icon } from '../Icon'
import styles from './Toolbar.module.scss'

type Props = {
  /** Heard, not seen: its first option says what it is about. */
  label: string
  value: string
  options: ReadonlyArray<readonly [value: string, label: string]>
  onChange: (value: string) => void
}

/** One of a few things, in the line of a toolbar. */
export function ToolChoice({ label, value, options, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label className={styles.hidden} htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </div>
  )
}
