'use client'

import { useField } from '@payloadcms/ui'

import { clockIn, PARIS, typedInstantIn } from '@/platform/time/model'

import styles from './news-admin.module.scss'

type Props = {
  path: string
  label: string
  /** IANA name. */
  zone?: string
  readOnly?: boolean
  hint?: string
}

/** A moment as the clocks of a place show it, wherever the computer believes to be. */
export function MomentInput({ path, label, zone = PARIS, readOnly = false, hint }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  const described = [hint && `${id}-hint`, showError && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.moment}
        type="datetime-local"
        max="9999-12-31T23:59"
        disabled={readOnly || disabled}
        value={value ? clockIn(zone, new Date(value)) : ''}
        aria-invalid={showError}
        aria-describedby={described || undefined}
        onChange={({ target }) =>
          setValue(typedInstantIn(zone, target.value)?.toISOString() ?? null)
        }
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {showError && (
        <p id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
    </div>
  )
}
