import Link from 'next/link'
import type { ReactNode } from 'react'

import { momentThere } from '@/features/adoptions/calendar.model'
import { counted } from '@/platform/french.model'

import styles from './dashboard.module.scss'
import { listPath } from './model'
import type { ComingMeetings } from './read-meetings'

const REQUESTS = 'adoption-requests'

/** The meetings of the seven days ahead, the next ones by name, with the way to all of them. */
export function Meetings({ meetings, now }: { meetings: ComingMeetings; now: Date }): ReactNode {
  const { count, first, timezone } = meetings
  const others = count - first.length
  return (
    <section className={styles.block}>
      <h2>Les rencontres</h2>
      <div className={styles.meetings}>
        <Link className={styles.all} href={`${listPath(REQUESTS)}?view=calendar`} prefetch={false}>
          {counted(count, 'rencontre', 'rencontres')} dans les sept jours
        </Link>
        <ul>
          {first.map(({ id, at, applicant, animal }) => (
            <li key={id}>
              <Link href={`${listPath(REQUESTS)}/${id}`} prefetch={false}>
                <time dateTime={at}>{momentThere(timezone, at, now)}</time>{' '}
                <span>
                  {applicant}, pour {animal}
                </span>
              </Link>
            </li>
          ))}
          {others > 0 && <li className={styles.more}>et {counted(others, 'autre', 'autres')}</li>}
        </ul>
      </div>
    </section>
  )
}
