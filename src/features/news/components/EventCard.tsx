import { dayIn, noonOf, parisFormat } from '@/platform/time/model'
import { Static } from '@/ui/Static'

import { eventTime } from '../model'
import type { EventCardData } from '../queries'
import styles from './EventCard.module.scss'

type Props = { article: EventCardData; home: string }

const weekdayOf = parisFormat({ weekday: 'short' })
const monthOf = parisFormat({ month: 'short' })

/** A meeting: its day as on a calendar, then what, when and where. */
export function EventCard({ article, home }: Props) {
  const { slug, title, excerpt, event, publishedAt } = article
  const date = dayIn(event.zone, new Date(event.startsAt))
  // Noon, at which the calendar of Paris shows the same day.
  const noon = new Date(noonOf(date))
  const { day, hours, sentence } = eventTime({ ...event, publishedAt })
  return (
    <Static as="article" className={styles.card}>
      <p className={styles.day} aria-hidden="true">
        <span>{weekdayOf(noon)}</span>
        <span className={styles.number}>{Number(date.slice(8))}</span>
        <span>{monthOf(noon)}</span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a className={styles.link} href={`${home}/news/${slug}`}>
            {title}
          </a>
        </h3>
        <p className={styles.when}>
          <time dateTime={event.startsAt}>
            {hours ? (
              <>
                <span className={styles.spoken}>{day}, </span>
                {hours}
              </>
            ) : (
              sentence
            )}
          </time>
        </p>
        {event.place && <p className={styles.place}>{event.place}</p>}
        {excerpt && <p className={styles.text}>{excerpt}</p>}
      </div>
    </Static>
  )
}
