import type { ComponentProps } from 'react'

import { JOIN_LABELS, type JoinField as Name } from '../../join/model'
import styles from './Join.module.scss'

export type FieldProps = {
  name: Name
  /** What is wrong with it, in one sentence. */
  error?: string
  /** What to write, said before it is wrong. */
  hint?: string
  /** Said beside the name of one that is not always required. */
  note?: string
}

/** The id of a field: the list of errors leads there. */
export const fieldId = (name: string): string => `demande-${name}`

/** Attributes that tie a field to its label, its hint and its error. */
export function tied({ name, error, hint, note }: FieldProps) {
  const id = fieldId(name)
  const described = [hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: !note,
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
  }
}

export function Hint({ name, hint }: FieldProps) {
  return hint ? (
    <span id={`${fieldId(name)}-aide`} className={styles.hint}>
      {hint}
    </span>
  ) : null
}

export function FieldError({ name, error }: FieldProps) {
  return error ? (
    <span id={`${fieldId(name)}-erreur`} className={styles.fieldError}>
      {error}
    </span>
  ) : null
}

/** A line of text with its label, its hint and its error. */
export function JoinField({
  name,
  error,
  hint,
  note,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id' | 'required'>) {
  const field = { name, error, hint, note }
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(name)}>
        {JOIN_LABELS[name]}
        {note && <span className={styles.optional}> ({note})</span>}
      </label>
      <Hint {...field} />
      <input {...tied(field)} {...input} />
      <FieldError {...field} />
    </div>
  )
}
