'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'

import { centsOfEuros, eurosText } from '../money/model'

/** A sum that people type in euros, « 150,50 », and that is kept in integer cents. */
export const EurosField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<number | null>({ path })
  // What is being typed, while it is not what the stored sum looks like (« 150, »).
  const [typed, setTyped] = useState<string | null>(null)
  const stored = typeof value === 'number' ? eurosText(value) : ''
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={['field-type', 'number', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={readOnly || disabled}
          value={typed ?? stored}
          aria-invalid={showError}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setTyped(target.value)
            // What is no sum is no number either: the server says so on this field.
            setValue(target.value.trim() === '' ? null : (centsOfEuros(target.value) ?? -1))
          }}
          onBlur={() => {
            if (typed === null || typed.trim() === '' || centsOfEuros(typed) !== null)
              setTyped(null)
          }}
        />
      </div>
      <div id={`${id}-hint`}>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
