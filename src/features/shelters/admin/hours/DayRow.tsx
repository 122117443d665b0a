'use client'

import { useId, useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import { periodProblems } from '../../hours/problems.model'
import type { Day } from '../../hours/week.model'
import { WEEKDAY_LABELS } from '../../opening-hours.model'
import { CopyDay } from './CopyDay'
import styles from './hours.module.scss'
import { Periods, type Period, type Said } from './Periods'
import { words } from './words.fr'

type Props = {
  day: Day
  onClosed: (isClosed: boolean) => void
  onPeriods: (periods: Period[], said?: 'added' | 'removed') => void
  onCopy: (to: number[]) => void
  /** What the server said of the last save. */
  refused: readonly Said[]
  /** The save was asked for: what is missing is said at once. */
  isAsked: boolean
  isLocked: boolean
}

/** One day of the week: closed, or its periods, and a way to give them to other days. */
export function DayRow(props: Props) {
  const { day, onClosed, onPeriods, onCopy, refused, isAsked, isLocked } = props
  const id = useId()
  const copy = useRef<HTMLButtonElement>(null)
  const [isCopying, setCopying] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const name = WEEKDAY_LABELS[day.weekday] ?? ''
  const ours = periodProblems(day.periods)
  const shown = ours.filter(({ isUnfinished }) => !isUnfinished || isLeft || isAsked)
  const problems = ours.length > 0 ? shown : refused

  const endCopy = () => {
    setCopying(false)
    copy.current?.focus()
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.day}>
      <h4 id={id} className={styles.name}>
        {name}
      </h4>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={day.isClosed}
          disabled={isLocked}
          onChange={({ target }) => {
            setLeft(false)
            onClosed(target.checked)
          }}
        />
        {words.closed}
      </label>
      <div className={styles.hours}>
        {!day.isClosed && (
          <Periods
            name={name}
            periods={day.periods}
            onChange={onPeriods}
            onLeave={() => setLeft(true)}
            problems={problems}
            isLocked={isLocked}
          />
        )}
        {!isLocked && (
          <button
            ref={copy}
            type="button"
            className={buttons.link}
            aria-expanded={isCopying}
            aria-label={`${words.copy} ${name}`}
            onClick={() => setCopying(!isCopying)}
          >
            {words.copy}
          </button>
        )}
      </div>
      {isCopying && (
        <CopyDay
          weekday={day.weekday}
          onCancel={endCopy}
          onCopy={(to) => {
            onCopy(to)
            endCopy()
          }}
        />
      )}
    </div>
  )
}
