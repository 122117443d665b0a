import type { ReactNode } from 'react'

import styles from './Filters.module.scss'

/** Search, filters and order, in the line of a wide screen. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}
