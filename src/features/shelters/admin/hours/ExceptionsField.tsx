'use client'

import { useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useRef, useState } from 'react'

import { dayIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { randomKey } from '@/ui/random-key'

import { exceptionProblems, MOST_EXCEPTIONS } from '../../hours/problems.model'
import { departmentOf } from '../../model'
import type { OpeningException } from '../../opening-hours.model'
import { ExceptionCard } from './ExceptionCard'
import { HolidayChoices } from './HolidayChoices'
import styles from './hours.module.scss'
import { useRows } from './use-rows'
import { words } from './words.fr'

const ofForm = (name: string) => (fields: Record<string, { value?: unknown }>) =>
  String(fields[name]?.value ?? '')

/** The days that do not follow the week: soonest first, those over folded away. */
export const ExceptionsField: ArrayFieldClientComponent = ({ path, readOnly }) => {
  const { rows, write, refusals } = useRows<OpeningException>(path)
  const isAsked = useFormSubmitted()
  const isLocked = useFormProcessing() || Boolean(readOnly)
  const timezone = useFormFields(([fields]) => ofForm('timezone')(fields))
  const postalCode = useFormFields(([fields]) => ofForm('location.postalCode')(fields))
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<readonly OpeningException[] | null>(null)
  const today = dayIn(zoneOf(timezone), new Date())

  const isOver = ({ endDate }: OpeningException) => Boolean(endDate) && endDate < today
  const past = rows.filter(isOver)
  const isFull = rows.length >= MOST_EXCEPTIONS
  const change = (next: readonly OpeningException[], sentence = '') => {
    setBefore(null)
    setSaid(sentence)
    write(next)
  }
  const remove = (next: readonly OpeningException[]) => {
    change(next, words.removedException)
    setBefore(rows)
    // The button that was pressed is gone.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }
  const close = (day: string, label: string) =>
    change(
      [
        ...rows,
        { id: randomKey(), startDate: day, endDate: day, label, isClosed: true, periods: [] },
      ],
      words.holidayAdded(label),
    )
  const add = () => {
    const id = randomKey()
    change([...rows, { id, startDate: '', endDate: '', label: '', isClosed: true, periods: [] }])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${id}"] input`)?.focus(),
    )
  }
  const cards = (shown: readonly OpeningException[]) =>
    shown.map((exception) => {
      const at = rows.indexOf(exception)
      const of = [...refusals].filter(([key]) => key.startsWith(`${at}.`))
      return (
        <ExceptionCard
          key={exception.id ?? at}
          exception={exception}
          problems={exceptionProblems(exception, rows.slice(0, at))}
          refused={of.map(([key, message]) => ({ path: key.split('.').slice(1), message }))}
          isOver={isOver(exception)}
          isAsked={isAsked}
          isLocked={isLocked}
          onChange={(next) => change(rows.map((each) => (each === exception ? next : each)))}
          onRemove={() => remove(rows.filter((each) => each !== exception))}
        />
      )
    })

  return (
    <section className={styles.field} id={`field-${path}`} aria-labelledby={`${path}-title`}>
      <h3 id={`${path}-title`} className={styles.title}>
        {words.exceptions}
      </h3>
      <p className={styles.hint}>{words.exceptionsHint}</p>
      {refusals.get('') && (
        <p className={styles.error} role="alert">
          {refusals.get('')}
        </p>
      )}
      <div ref={list}>
        {cards(rows.filter((each) => !isOver(each)))}
        {past.length > 0 && (
          <details className={styles.past}>
            <summary>{words.past(past.length)}</summary>
            {cards(past)}
            {!isLocked && (
              <button
                type="button"
                className={buttons.plain}
                onClick={() => remove(rows.filter((each) => !isOver(each)))}
              >
                {words.removePast}
              </button>
            )}
          </details>
        )}
        <div className={styles.said}>
          <p role="status">{isFull ? words.full : said}</p>
          {before && (
            <button
              type="button"
              className={buttons.link}
              onClick={() => change(before, words.restored)}
            >
              {words.undoRemove}
            </button>
          )}
        </div>
        {!isLocked && !isFull && (
          <div className={styles.more}>
            <button type="button" className={buttons.plain} data-add onClick={add}>
              {words.addException}
            </button>
            <HolidayChoices
              today={today}
              department={departmentOf(postalCode)}
              exceptions={rows}
              onClose={close}
            />
          </div>
        )}
      </div>
    </section>
  )
}
