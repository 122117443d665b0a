import styles from './Choices.module.scss'

type Props<Value extends string> = {
  legend: string
  name: string
  value: Value | undefined
  options: ReadonlyArray<{ value: Value; label: string; detail?: string }>
  /** What no choice means: « Toutes ». */
  none: string
  onChange: (value: Value | undefined) => void
}

/** One choice among few, in words that fit side by side; or none. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { legend, name, value, options, none, onChange } = props
  const all = [{ value: '' as const, label: none, detail: undefined }, ...options]
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {all.map((option) => (
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
        ))}
      </div>
    </fieldset>
  )
}
