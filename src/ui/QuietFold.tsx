import type { ReactNode } from 'react'

import styles from './QuietFold.module.scss'

type Props = { summary: string; children: ReactNode; onToggle?: () => void }

/** What few people need on a page, folded away under a few soft words. */
export function QuietFold({ summary, children, onToggle }: Props) {
  return (
    <details className={styles.fold} onToggle={onToggle}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
