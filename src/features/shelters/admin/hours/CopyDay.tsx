'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import { WEEKDAY_LABELS, WEEKDAYS_MONDAY_FIRST } from '../../opening-hours.model'
import styles from './hours.module.scss'
import { words } from './words.fr'

type Props = { weekday: number; onCopy: (to: number[]) => void; onCancel: () => void }

/** The days were just asked for. */
const focusFirst = (first: HTMLElement | null) => first?.focus()

/** The days that take over the hours of another one, to tick. */
export function CopyDay({ weekday, onCopy, onCancel }: Props) {
  const id = useId()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const others = WEEKDAYS_MONDAY_FIRST.filter((day) => day !== weekday)
  const toggle = (day: number) =>
    setTicked(ticked.includes(day) ? ticked.filter((each) => each !== day) : [...ticked, day])
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  const all = ticked.length === others.length
  return (
    <div role="group" className={styles.copy} aria-labelledby={id}>
      <p id={id}>{words.copyTo(WEEKDAY_LABELS[weekday] ?? '')}</p>
      <div className={styles.days}>
        {others.map((day, at) => (
          <label key={day} className={styles.tick}>
            <input
              type="checkbox"
              ref={at === 0 ? focusFirst : undefined}
              onKeyDown={onEscape}
              checked={ticked.includes(day)}
              onChange={() => toggle(day)}
            />
            {WEEKDAY_LABELS[day]}
          </label>
        ))}
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={all}
            onKeyDown={onEscape}
            onChange={() => setTicked(all ? [] : others)}
          />
          {words.copyAll}
        </label>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={ticked.length === 0}
          onKeyDown={onEscape}
          onClick={() => ticked.length > 0 && onCopy(others.filter((day) => ticked.includes(day)))}
        >
          {words.copyDo}
        </button>
        <button type="button" className={buttons.plain} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}
