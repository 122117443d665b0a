'use client'

import { NEWS_STATUS_LABELS, statusSentence } from '../model'
import styles from './news-admin.module.scss'
import { useStanding } from './use-standing'

/** Where the article stands: its state, and what that means, in a sentence. */
export function StatusLine() {
  const standing = useStanding()
  return (
    <div className={styles.standing} data-status={standing.status} role="status">
      <p className={styles.state}>{NEWS_STATUS_LABELS[standing.status]}</p>
      <p className={styles.sentence}>{statusSentence(standing)}</p>
    </div>
  )
}

/** The same word at the head of the form, where Payload would write its own. */
export function StatusWord() {
  const { status } = useStanding()
  return (
    <span>
      État&nbsp;: <strong>{NEWS_STATUS_LABELS[status]}</strong>
    </span>
  )
}
