import type { ReactNode } from 'react'

import styles from './Banner.module.scss'
import type { Tone } from './tone'
import { ToneIcon } from './ToneIcon'

type Props = {
  tone: Tone
  title?: string
  children: ReactNode
  /** A link or a button. */
  action?: ReactNode
  /** Appears after something was done: it is read aloud. */
  role?: 'status' | 'alert'
}

/** A message in the flow of the page. */
export function Banner({ tone, title, children, action, role }: Props) {
  return (
    <div className={styles.banner} data-tone={tone} role={role}>
      <ToneIcon tone={tone} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
