'use client'

import { useSyncExternalStore } from 'react'

import { openingState, type OpeningException, type OpeningHour } from '../opening-hours.model'
import styles from './OpenNow.module.scss'

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}

type Props = {
  hours: OpeningHour[]
  /** Holidays and other days that the week does not tell. */
  exceptions: readonly OpeningException[]
  timezone: string
  /** What is said until the browser knows the time: by a page that is not kept, the truth. */
  atFirst?: string
  className?: string
}

/**
 * « Ouvert maintenant, jusqu’à 18 h », told by the reader's clock in the shelter's time. The
 * page itself is kept for weeks: it only says that there are hours.
 */
export function OpenNow({
  hours,
  exceptions,
  timezone,
  atFirst = 'Horaires d’ouverture',
  className,
}: Props) {
  const opening = { openingHours: hours, openingExceptions: exceptions, timezone }
  const sentence = useSyncExternalStore(
    everyMinute,
    () => openingState(opening, new Date())?.sentence ?? '',
    () => atFirst,
  )
  if (!sentence) return null
  return (
    <p className={[styles.open, className].join(' ')} data-open={sentence.startsWith('Ouvert')}>
      {sentence}
    </p>
  )
}
