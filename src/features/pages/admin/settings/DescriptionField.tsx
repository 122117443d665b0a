'use client'

import { useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'

import { CharactersCount } from '@/ui/CharactersCount'

import { LIMITS } from '../../model'
import styles from './settings.module.scss'

/** What search engines say of a page, with a counter; what is too long is said, never cut. */
export const DescriptionField: TextareaFieldClientComponent = ({
  path: givenPath,
  field,
  readOnly,
}) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    path: givenPath,
  })
  const id = `field-${path}`
  const label = typeof field.label === 'string' ? field.label : field.name
  const { length } = value ?? ''
  const isTooLong = length > LIMITS.metaDescription
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={4}
        disabled={Boolean(readOnly) || disabled}
        value={value ?? ''}
        aria-invalid={showError || isTooLong || undefined}
        aria-describedby={`${showError ? `${id}-error ` : ''}${id}-counter`}
        onChange={(event) => setValue(event.target.value)}
      />
      {showError && (
        <p id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
      <div id={`${id}-counter`} className={isTooLong ? styles.tooMuch : styles.left}>
        <CharactersCount length={length} max={LIMITS.metaDescription} />
      </div>
    </div>
  )
}
