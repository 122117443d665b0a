'use client'

import { useId, useState, type FocusEvent } from 'react'

import { AdminField } from '@/ui/AdminField'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'
import { randomKey } from '@/ui/random-key'

import type { ExceptionProblem } from '../../hours/problems.model'
import { exceptionSentence } from '../../hours/words.model'
import type { OpeningException } from '../../opening-hours.model'
import styles from './hours.module.scss'
import { leavesGroup, Periods, type Said } from './Periods'
import { words } from './words.fr'

type Props = {
  exception: OpeningException
  problems: readonly ExceptionProblem[]
  /** What the server said of the last save. */
  refused: ReadonlyArray<Pick<ExceptionProblem, 'path' | 'message'>>
  isOver: boolean
  isAsked: boolean
  isLocked: boolean
  onChange: (next: OpeningException) => void
  onRemove: () => void
}

/** Some days, and whether the shelter is closed or open at other hours. */
export function ExceptionCard(props: Props) {
  const { exception, refused, isOver, isAsked, isLocked, onChange, onRemove } = props
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const ours = props.problems.filter(({ isUnfinished }) => !isUnfinished || isLeft || isAsked)
  const shown = props.problems.length > 0 ? ours : refused
  const said = (name: string) => shown.find(({ path }) => path[0] === name)?.message
  const inPeriods = shown.flatMap(({ path, message }): Said[] =>
    path[0] === 'periods' && path.length === 3
      ? [
          {
            index: Number(path[1]),
            field: path[2] === 'closesAt' ? 'closesAt' : 'opensAt',
            message,
          },
        ]
      : [],
  )
  const sentence = exceptionSentence(exception, isOver)
  const periods = exception.periods ?? []

  const set = (next: Partial<OpeningException>) => onChange({ ...exception, ...next })
  const setStart = (startDate: string) => {
    // Most exceptions last a day: the last one follows until somebody says otherwise.
    const follows = !exception.endDate || exception.endDate === exception.startDate
    set({ startDate, ...(follows && { endDate: startDate }) })
  }
  const setClosed = (isClosed: boolean) =>
    set({
      isClosed,
      ...(!isClosed &&
        periods.length === 0 && { periods: [{ id: randomKey(), opensAt: null, closesAt: null }] }),
    })
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (leavesGroup(event)) setLeft(true)
  }
  const choice = (isClosed: boolean, label: string) => (
    <label className={styles.tick}>
      <input
        type="radio"
        name={`${id}-hours`}
        checked={Boolean(exception.isClosed) === isClosed}
        disabled={isLocked}
        onChange={() => setClosed(isClosed)}
      />
      {label}
    </label>
  )
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      className={styles.card}
      data-row={exception.id}
    >
      <h4 id={`${id}-title`} className={styles.name}>
        {sentence || words.newException}
      </h4>
      <div className={styles.dates}>
        <AdminField label={words.startDate} error={said('startDate')}>
          {(described) => (
            <input
              {...described}
              type="date"
              max="9999-12-31"
              disabled={described.disabled || isLocked}
              onBlur={leave}
              value={exception.startDate}
              onChange={({ target }) => setStart(target.value)}
            />
          )}
        </AdminField>
        <AdminField label={words.endDate} error={said('endDate')}>
          {(described) => (
            <input
              {...described}
              type="date"
              min={exception.startDate || undefined}
              max="9999-12-31"
              disabled={described.disabled || isLocked}
              onBlur={leave}
              value={exception.endDate}
              onChange={({ target }) => set({ endDate: target.value })}
            />
          )}
        </AdminField>
        <AdminField label={words.label} error={said('label')}>
          {(described) => (
            <input
              {...described}
              type="text"
              maxLength={80}
              disabled={described.disabled || isLocked}
              onBlur={leave}
              value={exception.label ?? ''}
              onChange={({ target }) => set({ label: target.value })}
            />
          )}
        </AdminField>
      </div>
      <div role="radiogroup" aria-label={words.whichHours} className={styles.days}>
        {choice(true, words.closed)}
        {choice(false, words.otherHours)}
      </div>
      {!exception.isClosed && (
        <div className={styles.hours}>
          <Periods
            name={words.whichHours}
            periods={periods}
            onChange={(next) => set({ periods: next })}
            onLeave={() => setLeft(true)}
            problems={inPeriods}
            isLocked={isLocked}
          />
          {shown.some(({ path }) => path[0] === 'periods' && path.length === 1) && (
            <p className={styles.error}>{said('periods')}</p>
          )}
        </div>
      )}
      {!isLocked && (
        <button
          type="button"
          className={buttons.link}
          aria-label={`${words.removeException}\u00a0: ${sentence || words.newException}`}
          onClick={onRemove}
        >
          <Icon name="trash" /> {words.removeException}
        </button>
      )}
    </div>
  )
}
