'use client'

import { useState, type ReactNode } from 'react'

import { LineIcon } from '@/ui/LineIcon'
import { CHEVRON_DOWN } from '@/ui/paths/chevron-down'

import styles from './FilterFields.module.scss'

type Props = {
  title: string
  /** Filters of the group that are on: it starts open then. */
  count: number
  children: ReactNode
}

/** Filters that fewer visitors need, folded until they are. */
export function FilterGroup({ title, count, children }: Props) {
  // From then on it is the visitor's.
  const [startsOpen] = useState(count > 0)
  return (
    <details className={styles.group} open={startsOpen}>
      <summary>
        {title}
        {count > 0 && <span className={styles.count}>{count}</span>}
        <LineIcon paths={CHEVRON_DOWN} size={20} />
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
