'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'

import styles from './PedigreeField.module.scss'

const ANSWERS = [
  { value: true, word: 'Oui' },
  { value: false, word: 'Non' },
  { value: null, word: 'Pas encore renseigné' },
] as const

/** Whether the animal is in a book of origins: asked, with a third answer while nobody knows. */
export const PedigreeField: CheckboxFieldClientComponent = ({ path: given, field, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<boolean | null>({ path: given })
  const { label } = field
  return (
    <fieldset className={`field-type ${styles.field}`} id={`field-${path}`}>
      <legend>{typeof label === 'string' ? label : path}</legend>
      <FieldError path={path} showError={showError} />
      {ANSWERS.map((answer) => (
        <label key={answer.word} className={styles.answer}>
          <input
            type="radio"
            name={path}
            disabled={Boolean(readOnly) || disabled}
            checked={(value ?? null) === answer.value}
            onChange={() => setValue(answer.value)}
          />
          {answer.word}
        </label>
      ))}
    </fieldset>
  )
}
