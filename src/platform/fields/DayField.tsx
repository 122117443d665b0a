'use client'

import { FieldDescription, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'

import { parisDay } from '../time/model'

import styles from './DayField.module.scss'

/** Noon, in Greenwich: the same day in Paris, summer and winter. */
const toInstant = (day: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T12:00:00.000Z` : null

/** A day, chosen with the calendar of the browser or the phone, in its own language. */
export const DayField: DateFieldClientComponent = ({ path: givenPath, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    path: givenPath,
  })
  const id = `field-${path.replaceAll('.', '__')}`
  const { label, name, required, admin } = field
  const description = admin?.description
  return (
    <div className={`field-type ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {typeof label === 'string' ? label : name}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        id={id}
        className={styles.input}
        type="date"
        max="9999-12-31"
        required={required}
        disabled={Boolean(readOnly) || disabled}
        value={value ? parisDay(new Date(value)) : ''}
        aria-invalid={showError || undefined}
        aria-describedby={showError ? `${id}-error` : undefined}
        onChange={({ target }) => setValue(toInstant(target.value))}
      />
      {showError && (
        <p id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
      {description && <FieldDescription path={path} description={description} />}
    </div>
  )
}
