'use client'

import { useSyncExternalStore } from 'react'

import { dayIn } from '@/platform/time/model'

import { exceptionSentence, exceptionsToTell } from '../hours/words.model'
import type { OpeningException } from '../opening-hours.model'
import styles from './Hours.module.scss'

const never = () => () => {}

type Props = { exceptions: readonly OpeningException[]; timezone: string }

/**
 * « Fermé du 24 au 26 décembre », under the week of a shelter. The page is kept for weeks: the
 * reader's browser leaves out what is over.
 */
export function ExceptionList({ exceptions, timezone }: Props) {
  const today = useSyncExternalStore(
    never,
    () => dayIn(timezone, new Date()),
    () => null,
  )
  // Until the browser knows the day, everything that the page was given.
  const sentences = exceptionsToTell(exceptions, today).map((each) => ({
    key: each.id ?? each.startDate,
    text: exceptionSentence(each),
  }))
  if (sentences.every(({ text }) => !text)) return null
  return (
    <ul className={styles.exceptions} aria-label="Fermetures et ouvertures exceptionnelles">
      {sentences.map(({ key, text }) => text && <li key={key}>{text}</li>)}
    </ul>
  )
}
