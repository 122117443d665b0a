import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './Field'
import styles from './Field.module.scss'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'className'> & {
    /** The first line, when nothing is chosen: « Choisir… », « Toutes ». */
    empty?: string
    /** Without them, `children` holds the `<option>`s. */
    options?: ReadonlyArray<{ value: string; label: string }>
  }

/** One choice among many: the list of the phone or of the computer. */
export function SelectField(props: Props) {
  const { label, hint, error, isRequired, isOptional, id, empty, options, children, ...select } =
    props
  return (
    <Field {...{ label, hint, error, isRequired, isOptional, id }}>
      {(control) => (
        <select {...select} {...control} className={styles.select}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options?.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  )
}
