import type { HTMLAttributes, ReactNode } from 'react'

import styles from './Badge.module.scss'

type Props = Omit<HTMLAttributes<HTMLSpanElement>, 'className'> & {
  tone: 'pine' | 'apricot' | 'berry' | 'sky' | 'neutral'
  /** In full colour, for what must be seen first: « SOS ». */
  isStrong?: boolean
  children: ReactNode
}

/** A word or two on the state of something. */
export function Badge({ tone, isStrong = false, children, ...rest }: Props) {
  return (
    <span
      {...rest}
      className={styles.badge}
      data-tone={tone}
      data-is-strong={isStrong || undefined}
    >
      {children}
    </span>
  )
}
