import { Gutter } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import styles from './ListPage.module.scss'

/** The room that a screen of ours takes in Payload's admin. */
export function AdminView({ children }: { children: ReactNode }) {
  return <Gutter className={styles.view}>{children}</Gutter>
}
