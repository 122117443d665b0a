import { useId, type ComponentProps, type ReactNode } from 'react'

import styles from './Checkbox.module.scss'
import { FieldError } from './Field'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'required' | 'children'> & {
  /** What ticking it says; a sentence may be long. */
  label: ReactNode
  hint?: ReactNode
  error?: string
  isRequired?: boolean
}

/** Something to say yes to. */
export function Checkbox({ label, hint, error, isRequired, id, ...input }: Props) {
  const own = useId()
  const control = id ?? own
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean)
  return (
    <div className={styles.room}>
      <div className={styles.row}>
        <input
          {...input}
          id={control}
          type="checkbox"
          className={styles.box}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
        />
        <label className={styles.label} htmlFor={control}>
          {label}
        </label>
        {hint && (
          <span id={`${control}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <FieldError id={`${control}-error`} error={error} />
    </div>
  )
}
