import Link from 'next/link'
import type { ReactNode } from 'react'

import { ConfirmButton } from '@/features/animals/confirm/admin/ConfirmButton'
import { counted } from '@/platform/french.model'

import styles from './dashboard.module.scss'
import { listPath, WAITING, waitingPath, type Waiting } from './model'
import type { Queue } from './statements'

type Props = {
  shelterId: string
  /** What the person may look after, in order. */
  kinds: readonly Waiting[]
  waiting: Record<Waiting, Queue>
  /** The site has all that it needs. */
  isComplete: boolean
  now: Date
}

/** What waits for somebody, each with the way there; a kind word when nothing does. */
export function WaitingList(props: Props): ReactNode {
  const { shelterId, kinds, waiting, isComplete, now } = props
  const queues = kinds.filter((kind) => waiting[kind].count > 0)
  return (
    <section className={styles.block}>
      <h2>À faire</h2>
      {queues.length === 0 ? (
        <p className={styles.calm}>
          Rien n’attend. {isComplete && <>Tout est à jour, belle journée&nbsp;!</>}
        </p>
      ) : (
        <ul className={styles.waiting}>
          {queues.map((kind) => {
            const { count, samples } = waiting[kind]
            const { collection, one, many, hint } = WAITING[kind]
            return (
              <li key={kind} className={styles.queue}>
                <Link className={styles.all} href={waitingPath(kind, now)} prefetch={false}>
                  {counted(count, one, many)}
                </Link>
                <p>{hint}</p>
                <ul className={styles.samples}>
                  {samples.map(({ id, name }) => (
                    <li key={id}>
                      <Link href={`${listPath(collection)}/${id}`} prefetch={false}>
                        {name}
                      </Link>
                      {kind === 'unconfirmed' && (
                        <ConfirmButton shelterId={shelterId} animal={{ id, name }} />
                      )}
                    </li>
                  ))}
                  {count > samples.length && (
                    <li className={styles.more}>
                      et {counted(count - samples.length, 'autre', 'autres')}
                    </li>
                  )}
                </ul>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
