import type { ReactNode } from 'react'

import { Icon, type IconName } from '../Icon'
import styles from './canvas.module.scss'

/** What a block shows that has nothing to show yet. */
export function Placeholder({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.placeholder}>
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  )
}
