import type { ReactNode } from 'react'

import { Icon } from './Icon'
import type { IconName } from './icon-paths'
import styles from './State.module.scss'

type Props = {
  title: string
  children?: ReactNode
  /** What to do now: a button, links. */
  action?: ReactNode
  icon?: IconName
}

/** The place of a list in which there is nothing: why, and what to do. */
export function EmptyState({ title, children, action, icon = 'paw' }: Props) {
  return (
    <div className={styles.state}>
      <span className={styles.drawing}>
        <Icon name={icon} size={34} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
