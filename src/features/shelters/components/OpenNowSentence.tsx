'use client'

import { useSyncExternalStore } from 'react'

import { eachMinute } from '@/ui/each-minute'

import { openingState, unpackHours, type OpeningException } from '../opening-hours.model'
import styles from './OpenNow.module.scss'

type Props = {
  /** Packed. */
  hours: string
  /** Holidays and other days that the week does not tell. */
  exceptions: readonly OpeningException[]
  timezone: string
}

/** What of « open now » the browser keeps true. */
export function OpenNowSentence({ hours, exceptions, timezone }: Props) {
  const opening = { openingHours: unpackHours(hours), openingExceptions: exceptions, timezone }
  const sentence = useSyncExternalStore(
    eachMinute,
    () => openingState(opening, new Date())?.sentence ?? '',
    () => 'Horaires d’ouverture',
  )
  if (!sentence) return null
  return (
    <p className={styles.open} data-open={sentence.startsWith('Ouvert')}>
      {sentence}
    </p>
  )
}
