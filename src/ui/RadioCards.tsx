import { useId, type ReactNode } from 'react'

import { FieldError } from './Field'
import { Icon } from './Icon'
import type { IconName } from './icon-paths'
import styles from './RadioCards.module.scss'

type Choice = { value: string; label: string; detail?: ReactNode; icon?: IconName }

type Props = {
  /** The question. */
  legend: ReactNode
  name: string
  options: readonly Choice[]
  hint?: ReactNode
  error?: string
  isRequired?: boolean
  defaultValue?: string
  /** With `onChange`, the choice is the caller's. */
  value?: string
  onChange?: (value: string) => void
  /** Words so short that two stand side by side on a phone. */
  isShort?: boolean
}

/** One choice among few, each with room to explain itself. */
export function RadioCards(props: Props) {
  const { legend, name, options, hint, error, isRequired, defaultValue, value, onChange, isShort } =
    props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const state = (one: string) =>
    onChange ? { checked: value === one } : { defaultChecked: defaultValue === one }
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <div className={styles.cards} data-is-short={isShort || undefined}>
        {options.map(({ value: one, label, detail, icon }) => (
          <label key={one} className={styles.card}>
            <input
              {...state(one)}
              className={styles.ring}
              type="radio"
              name={name}
              value={one}
              required={isRequired}
              aria-labelledby={`${id}-${one}-name`}
              aria-describedby={detail ? `${id}-${one}` : undefined}
              onChange={onChange && (() => onChange(one))}
            />
            <span className={styles.words}>
              <span id={`${id}-${one}-name`} className={styles.name}>
                {label}
              </span>
              {detail && (
                <span id={`${id}-${one}`} className={styles.detail}>
                  {detail}
                </span>
              )}
            </span>
            {icon && <Icon name={icon} size={28} className={styles.icon} />}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
