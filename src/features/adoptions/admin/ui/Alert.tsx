'use client'

import type { ReactNode } from 'react'

import { Icon } from '@/ui/Icon'

import styles from './Alert.module.scss'

type Props = {
  /** `bad`: it was not done. `wait`: not yet, or to be checked. */
  tone: 'bad' | 'wait' | 'good'
  /** Read aloud as soon as it appears. */
  isUrgent?: boolean
  children: ReactNode
}

const ICONS = { bad: 'alert', wait: 'clock', good: 'check-circle' } as const

/** A sentence that must be seen, beside what it is about. */
export function Alert({ tone, isUrgent = false, children }: Props) {
  return (
    <div className={styles.alert} data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size={20} />
      <div>{children}</div>
    </div>
  )
}
