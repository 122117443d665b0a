import type { ReactNode } from 'react'

import { LineIcon } from './LineIcon'
import { Paw } from './Paw'
import styles from './State.module.scss'

type Props = {
  title: string
  children?: ReactNode
  /** What to do now: a button, links. */
  action?: ReactNode
  /** Lines of its drawing; without them a paw. */
  icon?: readonly string[]
}

/** The place of a list in which there is nothing: why, and what to do. */
export function EmptyState({ title, children, action, icon }: Props) {
  return (
    <div className={styles.state}>
      <span className={styles.drawing}>
        <LineIcon paths={icon} size={34}>
          <Paw />
        </LineIcon>
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
