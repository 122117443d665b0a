import { useId } from 'react'

import { dayLabel } from '@/platform/time/model'

import { overlapping } from '../../calendar.model'
import type { CalendarDay, MeetingView } from '../../view'
import styles from './Calendar.module.scss'
import { Meeting } from './Meeting'
import { calendarWords as words } from './words.fr'

type Props = {
  day: CalendarDay & { meetings: readonly MeetingView[] }
  isToday: boolean
  now: Date
  hourOf: (at: string) => string
  hrefOf: (request: { id: string }) => string
}

/** One day of the week: its name, what is known of its hours, its meetings in order. */
export function Day({
  day: { day, isClosed, note, meetings },
  isToday,
  now,
  hourOf,
  hrefOf,
}: Props) {
  const id = useId()
  const groups = overlapping(meetings, now)
  const [weekday, date, month] = dayLabel(day, { weekday: 'long' }).split(' ')
  const one = (meeting: MeetingView) => (
    <Meeting meeting={meeting} href={hrefOf(meeting)} hour={hourOf(meeting.at)} now={now} />
  )
  return (
    <section
      className={styles.day}
      aria-labelledby={id}
      data-day={day}
      data-today={isToday || undefined}
      data-empty={meetings.length === 0 || undefined}
      data-doubled={groups.some(({ length }) => length > 1) || undefined}
    >
      <div className={styles.head}>
        <h3 id={id}>
          <span className={styles.weekday}>{weekday}</span> <span>{date}</span>{' '}
          <span className={styles.month}>{month}</span>
          {isToday && <em> {words.today}</em>}
        </h3>
        {note && <p>{note}</p>}
      </div>
      {meetings.length === 0 && !(isClosed && note) && <p className={styles.none}>{words.none}</p>}
      {meetings.length > 0 && (
        <ul className={styles.meetings}>
          {groups.map((group) =>
            group.length === 1 ? (
              group.map((meeting) => <li key={meeting.id}>{one(meeting)}</li>)
            ) : (
              <li key={group[0]?.id} className={styles.together}>
                <p>{words.together(group.length)}</p>
                <ul>
                  {group.map((meeting) => (
                    <li key={meeting.id}>{one(meeting)}</li>
                  ))}
                </ul>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  )
}
