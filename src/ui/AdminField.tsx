'use client'

import { useId, type ReactNode } from 'react'

import styles from './AdminField.module.scss'
import { useReady } from './use-ready'

type Described = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  disabled: boolean
}

type Props = {
  /** When something else has to find it. */
  id?: string
  label: string
  hint?: string
  /** What is wrong with it, in the server's words or ours. */
  error?: string | null | undefined
  children: (described: Described) => ReactNode
}

/** A field of a dialog of the admin with its name, its hint and its error, all read together. */
export function AdminField({ id: given, label, hint, error, children }: Props) {
  const own = useId()
  const isReady = useReady()
  const id = given ?? own
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
        // What one chooses before React runs the page would be lost.
        disabled: !isReady,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
