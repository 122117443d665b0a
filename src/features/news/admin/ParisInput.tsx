'use client'

import { useField } from '@payloadcms/ui'

import { instantInParis, parisClock } from '@/platform/time/model'

import styles from './news-admin.module.scss'

type Props = { path: string; label: string; readOnly?: boolean; hint?: string }

/** A moment as clocks in Paris show it, wherever the computer believes to be. */
export function ParisInput({ path, label, readOnly = false, hint }: Props) {
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
        value={value ? parisClock(new Date(value)) : ''}
        aria-invalid={showError}
        aria-describedby={described || undefined}
        onChange={({ target }) => setValue(instantInParis(target.value)?.toISOString() ?? null)}
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
