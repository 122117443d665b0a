'use client'

import { useSyncExternalStore } from 'react'

import { dayLabel, waitingLabel } from '../age.model'
import styles from './Waiting.module.scss'

const never = () => () => {}

/**
 * « attend depuis 3 mois », worded by the reader's browser; the page itself, kept for weeks,
 * says the day. Nothing without one.
 */
export function Waiting({ arrivalDate }: { arrivalDate: string | null | undefined }) {
  const words = useSyncExternalStore(
    never,
    () => waitingLabel(arrivalDate, new Date()),
    () => (arrivalDate ? `au refuge depuis le ${dayLabel(arrivalDate)}` : null),
  )
  if (!words) return null
  return <p className={styles.waiting}>{words.charAt(0).toUpperCase() + words.slice(1)}</p>
}
