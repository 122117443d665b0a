import { useRef, type ReactNode } from 'react'

import { FieldError } from '@/ui/Field'

import type { Bound } from './bind'
import styles from './Choice.module.scss'

type Option = { value: string; label: ReactNode; detail?: ReactNode }

type Props = {
  legend: string
  hint?: ReactNode
  bound: Bound
  options: readonly Option[]
  /** Chosen when the form appears. */
  chosen: string
  /** The last option, when it opens a control to type in. */
  other?: { value: string; label: string; control: ReactNode }
  isDisabled?: boolean
}

/** One sum among few, to press on; the last may open a line to type another. */
export function Choice({ legend, hint, bound, options, chosen, other, isDisabled }: Props) {
  const { error, id, ...input } = bound
  const typed = useRef<HTMLDivElement>(null)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  // Whoever pressed it wants to type; the arrow keys only pass over it.
  const follow = () => requestAnimationFrame(() => typed.current?.querySelector('input')?.focus())
  return (
    <fieldset
      className={styles.group}
      disabled={isDisabled}
      aria-describedby={described || undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label, detail }, at) => (
          <label key={value} className={styles.option}>
            <input
              {...input}
              id={at === 0 ? id : undefined}
              type="radio"
              value={value}
              defaultChecked={chosen === value}
            />
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </label>
        ))}
        {other && (
          <label className={styles.option} onPointerUp={follow}>
            <input
              {...input}
              type="radio"
              value={other.value}
              data-other=""
              defaultChecked={chosen === other.value}
            />
            <span className={styles.words}>
              <span className={styles.name}>{other.label}</span>
            </span>
          </label>
        )}
      </div>
      {other && (
        <div ref={typed} className={styles.other}>
          {other.control}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
