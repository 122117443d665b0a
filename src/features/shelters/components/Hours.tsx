import { Fragment } from 'react'

import {
  periodsOf,
  timeLabel,
  WEEKDAY_LABELS,
  WEEKDAYS_MONDAY_FIRST,
  type OpeningHour,
} from '../opening-hours.model'
import styles from './Hours.module.scss'

/** The week of a shelter, Monday first; nothing when no hours were given. */
export function Hours({ hours }: { hours: readonly OpeningHour[] }) {
  if (hours.length === 0) return null
  return (
    <dl className={styles.week}>
      {WEEKDAYS_MONDAY_FIRST.map((day) => {
        const periods = periodsOf(hours, day)
        return (
          <div key={day} className={styles.day} data-closed={periods.length === 0}>
            <dt>{WEEKDAY_LABELS[day]}</dt>
            <dd>
              {periods.length === 0 && 'Fermé'}
              {periods.map(({ opensAt, closesAt }, index) => (
                <Fragment key={opensAt}>
                  {index > 0 && ' '}
                  <span>
                    {timeLabel(opensAt ?? '')} – {timeLabel(closesAt ?? '')}
                    {index < periods.length - 1 && ','}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
