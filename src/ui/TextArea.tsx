'use client'

import { useState, type ComponentProps } from 'react'

import { CharactersLeft } from './CharactersLeft'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.scss'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'required' | 'className'>

/** A text of several lines, with the room that is left: 1000 characters unless told. */
export function TextArea(props: Props) {
  const { label, hint, error, isRequired, isOptional, id, maxLength = 1000, ...area } = props
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length)
  const length = area.value === undefined ? typed : String(area.value).length
  return (
    <Field {...{ label, hint, error, isRequired, isOptional, id }}>
      {(control) => (
        <>
          <textarea
            rows={5}
            {...area}
            {...control}
            maxLength={maxLength}
            className={styles.area}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length)
              area.onInput?.(event)
            }}
          />
          <CharactersLeft length={length} max={maxLength} />
        </>
      )}
    </Field>
  )
}
