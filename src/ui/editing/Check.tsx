import { useId } from 'react'

import styles from './fields.module.scss'

type Props = {
  /** When something else has to find it. */
  id?: string
  label: string
  hint?: string | undefined
  /** What is wrong with it. */
  error?: string | null | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick; the whole line can be pressed. */
export function Check({ id: given, label, hint, error, checked, onChange }: Props) {
  const own = useId()
  const id = given ?? own
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
