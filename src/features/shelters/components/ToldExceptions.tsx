'use client'

import { useLater } from '@/ui/use-early'

import styles from './Hours.module.scss'

const load = () => import('../hours/told-now')

type Told = { startDate: string; endDate: string; text: string }

type Props = {
  /** All of them, soonest first. */
  exceptions: readonly Told[]
  /** How many of them were to be told when the page was made. */
  first: number
  timezone: string
}

/** The page is kept for weeks: the reader's browser leaves out what is over, and tells what comes next. */
export function ToldExceptions({ exceptions, first, timezone }: Props) {
  const told = useLater(load)?.toldToday(exceptions, timezone) ?? exceptions.slice(0, first)
  if (told.length === 0) return null
  return (
    <ul className={styles.exceptions} aria-label="Fermetures et ouvertures exceptionnelles">
      {told.map(({ startDate, text }) => (
        <li key={`${startDate} ${text}`}>{text}</li>
      ))}
    </ul>
  )
}
