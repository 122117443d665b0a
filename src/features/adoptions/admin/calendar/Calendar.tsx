'use client'

import { useMemo } from 'react'

import { dayIn, hourIn, PARIS } from '@/platform/time/model'
import { ZONE_LABELS } from '@/platform/time/zones.model'
import buttons from '@/ui/admin-buttons.module.scss'

import { byDay, momentThere, weekIn } from '../../calendar.model'
import type { MeetingCalendar } from '../../view'
import { isFiltered, type BoardQuery } from '../board/query'
import { useNow } from '../use-now'
import styles from './Calendar.module.scss'
import { Day } from './Day'
import { EmptyWeek } from './EmptyWeek'
import { WeekBar } from './WeekBar'
import { calendarWords as words } from './words.fr'

type Props = {
  /** What was answered last; of another week while this one loads. */
  calendar: MeetingCalendar | undefined
  isStale: boolean
  query: BoardQuery
  onQuery: (change: Partial<BoardQuery>, isStep?: boolean) => void
  hrefOf: (request: { id: string }) => string
}

/** Hours, and days with their hour, on the clocks of a place. */
const clocksOf = (timeZone: string) => ({
  hourOf: (at: string) => hourIn(timeZone, new Date(at)),
  momentOf: (at: string) => momentThere(timeZone, at, new Date()),
})

/** The meetings of a week by day: side by side where there is room, one day after the other on a phone. */
export function Calendar({ calendar, isStale, query, onQuery, hrefOf }: Props) {
  const now = useNow()
  const timezone = calendar?.timezone ?? PARIS
  const { hourOf, momentOf } = useMemo(() => clocksOf(timezone), [timezone])
  const present = calendar ? weekIn(timezone, now) : null
  const monday = query.week ?? present
  const onWeek = (week: string | null) => onQuery({ week: week === present ? null : week }, true)
  const onUnset = () => onQuery({ view: 'list', status: 'MEETING' }, true)
  if (monday === null) return null
  const today = dayIn(timezone, now)
  const isThere = calendar && (isStale || calendar.from === monday)
  return (
    <>
      <WeekBar monday={monday} isThisWeek={monday === present} onWeek={onWeek} />
      {isThere && (
        <div className={styles.frame} data-stale={isStale || undefined}>
          {timezone !== PARIS && <p>{words.hours(ZONE_LABELS[timezone] ?? timezone)}</p>}
          {calendar.total > calendar.data.length && <p>{words.tooMany(calendar.data.length)}</p>}
          {calendar.unset > 0 && (
            <button type="button" className={`${buttons.link} ${styles.unset}`} onClick={onUnset}>
              {words.unset(calendar.unset)}
            </button>
          )}
          {calendar.data.length === 0 ? (
            <EmptyWeek
              calendar={calendar}
              isFiltered={isFiltered(query)}
              momentOf={momentOf}
              onWeek={onWeek}
              onClear={() => onQuery({ search: '', species: null, assignee: '' })}
              onUnset={onUnset}
            />
          ) : (
            <div className={styles.days}>
              {byDay(calendar.days, calendar.data, timezone).map((day) => (
                <Day
                  key={day.day}
                  day={day}
                  isToday={day.day === today}
                  now={now}
                  hourOf={hourOf}
                  hrefOf={hrefOf}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  )
}
