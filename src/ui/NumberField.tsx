import type { ComponentProps, CSSProperties } from 'react'

import { Field, type FieldProps } from './Field'
import styles from './Field.module.scss'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'className' | 'type'> & {
    /** Written at its end: « kg », « € ». */
    unit?: string
  }

/** A number; the browser shows it in French and sends it with a point. */
export function NumberField(props: Props) {
  const { label, hint, error, isRequired, isOptional, id, unit, ...input } = props
  return (
    <Field {...{ label, hint, error, isRequired, isOptional, id }}>
      {(control) => (
        <span
          className={unit && styles.withUnit}
          style={unit ? ({ '--unit': unit.length } as CSSProperties) : undefined}
        >
          <input
            inputMode="decimal"
            {...input}
            {...control}
            type="number"
            className={styles.control}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
