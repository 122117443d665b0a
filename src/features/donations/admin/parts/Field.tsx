'use client'

import { useId, type ReactNode } from 'react'

import styles from './Field.module.scss'

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type Props = {
  label: string
  hint?: string
  /** What is wrong with it, in the server's words or ours. */
  error?: string | null | undefined
  children: (described: Described) => ReactNode
}

/** A field with its name, its hint and its error, all read together. */
export function Field({ label, hint, error, children }: Props) {
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
