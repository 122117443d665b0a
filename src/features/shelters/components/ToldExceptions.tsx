'use client'

import { useLater } from '@/ui/use-early'

import styles from './Hours.module.scss'

const load = () => import('../hours/told-now')

type Told = { startDate: string; endDate: string; text: string }

type Props = { exceptions: readonly Told[]; timezone: string }

/** The page is kept for weeks: the reader's browser leaves out what is over. */
export function ToldExceptions({ exceptions, timezone }: Props) {
  const told = useLater(load)?.toldToday(exceptions, timezone) ?? exceptions
  if (told.length === 0) return null
  return (
    <ul className={styles.exceptions} aria-label="Fermetures et ouvertures exceptionnelles">
      {told.map(({ startDate, text }) => (
        <li key={`${startDate} ${text}`}>{text}</li>
      ))}
    </ul>
  )
}
