import { LineIcon } from '@/ui/LineIcon'
import { CHEVRON_DOWN } from '@/ui/paths/chevron-down'

import styles from './Choices.module.scss'

type Option<Value extends string> = { value: Value; label: string; detail?: string }

type Props<Value extends string> = {
  legend: string
  name: string
  value: Value | undefined
  options: ReadonlyArray<Option<Value>>
  /** Those that fewer visitors want: folded, open when one of them is chosen. */
  more?: { label: string; options: ReadonlyArray<Option<Value>> }
  /** What no choice means: « Toutes ». */
  none: string
  onChange: (value: Value | undefined) => void
}

/** One choice among few, in words that fit side by side; or none. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { legend, name, value, options, more, none, onChange } = props
  const chip = (option: Option<Value | ''>) => (
    <label key={option.value} className={styles.choice}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={(value ?? '') === option.value}
        onChange={() => onChange(option.value || undefined)}
      />
      <span>
        {option.label}
        {option.detail && <small>{option.detail}</small>}
      </span>
    </label>
  )
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {chip({ value: '', label: none })}
        {options.map(chip)}
      </div>
      {more && more.options.length > 0 && (
        <details
          className={styles.more}
          open={more.options.some((option) => option.value === value)}
        >
          <summary>
            {more.label}
            <LineIcon paths={CHEVRON_DOWN} size={20} />
          </summary>
          <div className={styles.row}>{more.options.map(chip)}</div>
        </details>
      )}
    </fieldset>
  )
}
