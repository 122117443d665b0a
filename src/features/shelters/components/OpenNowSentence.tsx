'use client'

import { useEachMinute } from '@/ui/use-each-minute'

import type { OpeningException } from '../opening-hours.model'
import styles from './OpenNow.module.scss'

const load = () => import('../opening-hours.model')

type Props = {
  /** Packed. */
  hours: string
  /** Holidays and other days that the week does not tell. */
  exceptions: readonly OpeningException[]
  timezone: string
}

/** What of « open now » the browser keeps true. */
export function OpenNowSentence({ hours, exceptions, timezone }: Props) {
  const sentence =
    useEachMinute(load, ({ openingState, unpackHours }) => {
      const opening = { openingHours: unpackHours(hours), openingExceptions: exceptions, timezone }
      return openingState(opening, new Date())?.sentence ?? ''
    }) ?? 'Horaires d’ouverture'
  if (!sentence) return null
  return (
    <p className={styles.open} data-open={sentence.startsWith('Ouvert')}>
      {sentence}
    </p>
  )
}
