import { useId, type ReactNode } from 'react'

import styles from './fields.module.scss'

type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }

type Props = {
  label: string
  hint?: string
  error?: string | null
  children: (described: Described) => ReactNode
}

/** A label, its input, its hint and its error, tied together for screen readers. */
export function Field({ label, hint, error, children }: Props) {
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
