'use client'

import { useFormProcessing, useFormSubmitted, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { randomKey } from '@/ui/random-key'

import { weekProblems } from '../../hours/problems.model'
import { closeDay, copyDay, dayOf, openDay, setPeriods } from '../../hours/week.model'
import { weekSentence } from '../../hours/words.model'
import { WEEKDAY_LABELS, WEEKDAYS_MONDAY_FIRST, type OpeningHour } from '../../opening-hours.model'
import { DayRow } from './DayRow'
import styles from './hours.module.scss'
import type { Said } from './Periods'
import { useRows } from './use-rows'
import { VisitorsRead } from './VisitorsRead'
import { words } from './words.fr'

const labelOf = (weekday: number) => WEEKDAY_LABELS[weekday] ?? ''

/** The week of a shelter, one row a day, Monday first. */
export const WeekField: ArrayFieldClientComponent = ({ path, readOnly }) => {
  const { rows, write, refusals } = useRows<OpeningHour>(path)
  const isAsked = useFormSubmitted()
  const isLocked = useFormProcessing() || Boolean(readOnly)
  const timezone = useFormFields(([fields]) => String(fields.timezone?.value ?? ''))
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<readonly OpeningHour[] | null>(null)

  const change = (next: readonly OpeningHour[], sentence = '') => {
    setBefore(null)
    setSaid(sentence)
    write(next)
  }
  const copy = (from: number, to: readonly number[]) => {
    change(copyDay(rows, from, to, randomKey), words.copied(labelOf(from), to.map(labelOf)))
    setBefore(rows)
  }
  const refusedOf = (weekday: number): Said[] => {
    const { periods } = dayOf(rows, weekday)
    return periods.flatMap(({ id }, index) => {
      const at = rows.findIndex((row) => row.id === id)
      return (['opensAt', 'closesAt'] as const).flatMap((field) => {
        const message = refusals.get(`${at}.${field}`)
        return message ? [{ index, field, message }] : []
      })
    })
  }

  return (
    <section className={styles.field} id={`field-${path}`} aria-labelledby={`${path}-title`}>
      <h3 id={`${path}-title`} className={styles.title}>
        {words.week}
      </h3>
      <p className={styles.hint}>{words.weekHint}</p>
      {refusals.get('') && (
        <p className={styles.error} role="alert">
          {refusals.get('')}
        </p>
      )}
      <div className={styles.week}>
        {WEEKDAYS_MONDAY_FIRST.map((weekday) => (
          <DayRow
            key={weekday}
            day={dayOf(rows, weekday)}
            isAsked={isAsked}
            isLocked={isLocked}
            refused={refusedOf(weekday)}
            onClosed={(isClosed) =>
              change((isClosed ? closeDay : openDay)(rows, weekday, randomKey))
            }
            onPeriods={(periods, done) =>
              change(setPeriods(rows, weekday, periods), done && words[done](labelOf(weekday)))
            }
            onCopy={(to) => copy(weekday, to)}
          />
        ))}
      </div>
      <div className={styles.said}>
        <p role="status">{said}</p>
        {before && (
          <button
            type="button"
            className={buttons.link}
            onClick={() => change(before, words.undone)}
          >
            {words.undo}
          </button>
        )}
      </div>
      <VisitorsRead
        sentence={weekProblems(rows).length > 0 ? words.unfinished : weekSentence(rows)}
        hours={rows}
        timezone={timezone}
      />
    </section>
  )
}
