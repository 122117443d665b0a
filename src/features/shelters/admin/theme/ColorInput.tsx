'use client'

import { useId, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import {
  colorOf,
  HEX_COLOR,
  readableOn,
  THEME_LABELS,
  type ContrastProblem,
} from '../../theme/model'
import styles from './theme.module.scss'
import { words } from './words.fr'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** What the server said of it. */
  error: string | null
  /** The text nobody could read, and on which colour. */
  problem: (ContrastProblem & { on: string }) | undefined
  isLocked: boolean
}

/** One colour: the browser's own picker, its code, and whether it can be read. */
export function ColorInput({ label, value, onChange, error, problem, isLocked }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed === null && value !== '' && !HEX_COLOR.test(value)
  const said = error ?? (isWrong ? words.invalid : null)

  const type = (text: string) => {
    setTyped(text)
    const color = text.replace(/^#/, '').length === 6 ? colorOf(text) : null
    if (color) onChange(color)
  }
  const leave = () => {
    // What is no colour is kept as it was typed: it is said here, and refused by the server.
    if (typed !== null && typed !== value) onChange(colorOf(typed) ?? typed)
    setTyped(null)
  }
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.pair}>
        <input
          id={id}
          type="color"
          className={styles.swatch}
          disabled={isLocked}
          value={HEX_COLOR.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        <input
          type="text"
          className={styles.code}
          aria-label={words.code(label)}
          aria-invalid={Boolean(said) || undefined}
          aria-describedby={`${id}-said`}
          disabled={isLocked}
          value={typed ?? value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      </div>
      <div id={`${id}-said`} aria-live="polite">
        {said && <p className={styles.error}>{said}</p>}
        {problem && (
          <p className={styles.warning}>
            {words.contrast(
              THEME_LABELS[problem.background],
              problem.ratio.toFixed(1).replace('.', ','),
            )}
          </p>
        )}
      </div>
      {problem && !isLocked && (
        <button
          type="button"
          className={buttons.plain}
          aria-label={`${words.fix}\u00a0: ${label}`}
          onClick={() => onChange(readableOn(problem.on, value))}
        >
          {words.fix}
        </button>
      )}
    </div>
  )
}
