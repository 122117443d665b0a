'use client'

import { useSyncExternalStore } from 'react'

import { openingState, type OpeningException, type OpeningHour } from '../../opening-hours.model'
import styles from './hours.module.scss'
import { useRows } from './use-rows'
import { words } from './words.fr'

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}

type Props = { sentence: string; hours: readonly OpeningHour[]; timezone: string }

/** What the site will say of the hours, in the words of the site, before they are saved. */
export function VisitorsRead({ sentence, hours, timezone }: Props) {
  const { rows: exceptions } = useRows<OpeningException>('openingExceptions')
  const now = useSyncExternalStore(
    everyMinute,
    () =>
      openingState(
        {
          openingHours: hours,
          openingExceptions: exceptions,
          timezone,
        },
        new Date(),
      )?.sentence ?? '',
    () => '',
  )
  return (
    <div className={styles.read}>
      <h4 className={styles.name}>{words.visitorsRead}</h4>
      <p>{sentence || words.none}</p>
      {sentence && now && <p className={styles.now}>{now}</p>}
    </div>
  )
}
