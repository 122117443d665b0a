import type { ReactNode } from 'react'

import styles from './Notice.module.scss'

/** A sentence in the place of what cannot be shown. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>
}
