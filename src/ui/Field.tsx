import { useId, type ReactNode } from 'react'

import styles from './Field.module.scss'

/** Attributes that tie a control to its label, its hint and its error. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export type FieldProps = {
  label: ReactNode
  /** What to write, said before it is wrong. */
  hint?: ReactNode
  /** What is wrong with it, in one sentence. */
  error?: string
  isRequired?: boolean
  /** Says « (facultatif) »: in a form where most fields must be filled. */
  isOptional?: boolean
  /** Known outside: a list of errors leads there. */
  id?: string
}

type Props = FieldProps & { children: (control: ControlProps) => ReactNode }

/** A control of any kind with its label above it, its hint and its error. */
export function Field({ label, hint, error, isRequired, isOptional, id, children }: Props) {
  const own = useId()
  const control = id ?? own
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {isOptional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {hint && (
        <span id={`${control}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children({
        id: control,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        required: Boolean(isRequired),
      })}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  )
}

/** The sentence under a control; nothing when all is well. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <span id={id} className={styles.error}>
      {error}
    </span>
  ) : null
}
