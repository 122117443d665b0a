'use client'

import { useId, useRef, type FocusEvent } from 'react'

import { randomKey } from '@/ui/random-key'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { MOST_PERIODS, type PeriodProblem } from '../../hours/problems.model'
import type { OpeningHour } from '../../opening-hours.model'
import styles from './hours.module.scss'
import { words } from './words.fr'

/** Does the focus leave the group of fields that the event is in? */
export const leavesGroup = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !currentTarget.closest('[role="group"]')?.contains(relatedTarget)

export type Period = Pick<OpeningHour, 'id' | 'opensAt' | 'closesAt'>
export type Said = Pick<PeriodProblem, 'index' | 'field' | 'message'>

type Props = {
  /** « Lundi »: said before each input. */
  name: string
  periods: readonly Period[]
  onChange: (periods: Period[], said?: 'added' | 'removed') => void
  /** The focus went elsewhere: what is missing may be said. */
  onLeave: () => void
  /** What is wrong, by the place of the period. */
  problems: readonly Said[]
  isLocked: boolean
}

/** Sets the focus once what was asked for is drawn. */
const afterDrawing = (act: () => void) => requestAnimationFrame(act)

/** One to three times « from – to » of a day. */
export function Periods({ name, periods, onChange, onLeave, problems, isLocked }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const focusOn = (at: number) =>
    afterDrawing(() =>
      list.current?.querySelectorAll<HTMLElement>('li')[at]?.querySelector('input')?.focus(),
    )
  const set = (at: number, field: 'opensAt' | 'closesAt', time: string) =>
    // An empty time is none: the server takes no empty text for an hour.
    onChange(
      periods.map((each, index) => (index === at ? { ...each, [field]: time || null } : each)),
    )
  const add = () => {
    onChange([...periods, { id: randomKey(), opensAt: null, closesAt: null }], 'added')
    focusOn(periods.length)
  }
  const remove = (at: number) => {
    onChange(
      periods.filter((_each, index) => index !== at),
      'removed',
    )
    focusOn(Math.max(0, at - 1))
  }
  return (
    <>
      <ul ref={list} className={styles.periods}>
        {periods.map((period, at) => {
          const wrong = problems.filter(({ index }) => index === at)
          const errorId = `${id}-${at}-error`
          const which = periods.length > 1 ? `${name}, plage ${at + 1}` : name
          const input = (field: 'opensAt' | 'closesAt', label: string) => (
            <input
              type="time"
              className={styles.time}
              aria-label={`${which}\u00a0: ${label.toLowerCase()}`}
              aria-invalid={wrong.some((each) => each.field === field) || undefined}
              aria-describedby={wrong.length > 0 ? errorId : undefined}
              disabled={isLocked}
              value={period[field] ?? ''}
              onChange={({ target }) => set(at, field, target.value)}
              onBlur={(event) => leavesGroup(event) && onLeave()}
            />
          )
          return (
            <li key={period.id ?? at}>
              <div className={styles.times}>
                {input('opensAt', words.opens)}
                <span aria-hidden="true">à</span>
                {input('closesAt', words.closes)}
                {periods.length > 1 && !isLocked && (
                  <button
                    type="button"
                    className={buttons.icon}
                    aria-label={`${words.remove}\u00a0: ${which}`}
                    title={words.remove}
                    onClick={() => remove(at)}
                  >
                    <Icon name="trash" />
                  </button>
                )}
              </div>
              <p id={errorId} className={styles.error} aria-live="polite">
                {wrong.map(({ message }) => message).join(' · ')}
              </p>
            </li>
          )
        })}
      </ul>
      {!isLocked && periods.length < MOST_PERIODS && (
        <button
          type="button"
          className={buttons.link}
          aria-label={`${words.add}\u00a0: ${name}`}
          onClick={add}
        >
          {words.add}
        </button>
      )}
    </>
  )
}
