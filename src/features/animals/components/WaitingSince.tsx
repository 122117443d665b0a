'use client'

import { useSyncExternalStore } from 'react'

import { waitingLabel } from '../age.model'
import styles from './Waiting.module.scss'

const never = () => () => {}

type Props = {
  arrivalDate: string | null | undefined
  /** What the page itself says, which is kept for weeks: the day (`sinceLabel`). */
  fallback: string | null
}

/** « attend depuis 3 mois », worded by the reader's browser; nothing without a day. */
export function WaitingSince({ arrivalDate, fallback }: Props) {
  const words = useSyncExternalStore(
    never,
    () => waitingLabel(arrivalDate, new Date()),
    () => fallback,
  )
  if (!words) return null
  return <p className={styles.waiting}>{words.charAt(0).toUpperCase() + words.slice(1)}</p>
}
