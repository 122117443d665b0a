'use client'

import { FieldDescription, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

import { HEX_COLOR } from '../theme/model'
import styles from './ColorField.module.scss'

/** A colour of the theme: the browser's picker beside its code. */
export const ColorField: TextFieldClientComponent = ({ path: givenPath, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    path: givenPath,
  })
  const id = `field-${path.replaceAll('.', '__')}`
  const code = value ?? ''
  const isLocked = readOnly || disabled
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={`${label}\u00a0: choisir dans la palette`}
          disabled={isLocked}
          value={HEX_COLOR.test(code) ? code : '#000000'}
          onChange={(event) => setValue(event.target.value.toUpperCase())}
        />
        <input
          id={id}
          className={styles.code}
          type="text"
          disabled={isLocked}
          value={code}
          maxLength={7}
          spellCheck={false}
          aria-invalid={showError}
          aria-describedby={showError ? `${id}-error` : undefined}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      {showError && (
        <p id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
