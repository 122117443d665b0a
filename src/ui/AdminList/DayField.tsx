'use client'

import { useId } from 'react'

import styles from './Filters.module.scss'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A day of the calendar, as `2026-11-21`; empty for none. */
export function DayField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        // A year that is being typed is a day of the first century.
        onChange={({ target }) => {
          if (target.value === '' || target.value > '1900') onChange(target.value)
        }}
      />
    </div>
  )
}
