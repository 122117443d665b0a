import type { ReactNode } from 'react'

import styles from './FilterBlock.module.scss'

/** The toolbar, the states and the parts of a list, one under the other. */
export function FilterBlock({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}
