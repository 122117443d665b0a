import type { ReactNode } from 'react'

import styles from './StatusMark.module.scss'

export type MarkTone = 'good' | 'wait' | 'care' | 'bad' | 'urgent' | 'plain'

/** A state in a word or two, and in a colour. */
export function StatusMark({ tone = 'plain', children }: { tone?: MarkTone; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  )
}
