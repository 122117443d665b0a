import type { ReactNode } from 'react'

import styles from './PageFrame.module.scss'
import { PlatformFooter } from './PlatformFooter'
import { PlatformHeader } from './PlatformHeader'

type Props = { children: ReactNode }

/** The platform's own pages: its menus above, its word to shelters below. */
export function PageFrame({ children }: Props) {
  return (
    <div className={styles.frame}>
      <PlatformHeader />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <PlatformFooter />
    </div>
  )
}
