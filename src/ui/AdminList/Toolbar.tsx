import type { ReactNode } from 'react'

import styles from './Toolbar.module.scss'

/** Search, filters and ways to show things, round and in one line where there is room. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
