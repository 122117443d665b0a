'use client'

import { useSyncExternalStore } from 'react'

import { isOpenAt, type OpeningHour } from '../model'
import styles from './Templates.module.scss'

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}

/** « Ouvert maintenant », told by the reader's clock in the shelter's time; nothing before. */
export function OpenNow({ hours, timezone }: { hours: OpeningHour[]; timezone: string }) {
  const isOpen = useSyncExternalStore<boolean | null>(
    everyMinute,
    () => isOpenAt(hours, new Date(), timezone),
    () => null,
  )
  return (
    <p className={styles.open} data-open={isOpen === true}>
      {isOpen === null ? 'Horaires' : isOpen ? 'Ouvert maintenant' : 'Fermé en ce moment'}
    </p>
  )
}
