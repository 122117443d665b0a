import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './Field'
import styles from './Field.module.scss'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'required' | 'className'>

/** A line of text. */
export function TextField({ label, hint, error, isRequired, isOptional, id, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, isRequired, isOptional, id }}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  )
}
