'use client'

import { frenchNumber } from '@/platform/number.model'
import styles from './StateTabs.module.scss'

type Props<Key> = {
  label: string
  tabs: ReadonlyArray<{
    key: Key
    name: string
    /** How many rows it would show, once they are counted. */
    count: number | undefined
  }>
  chosen: Key | null
  /** Beside larger ones, of which they pick a part. */
  isSmall?: boolean
  onChoose: (key: Key) => void
}

/** The states of a list, each with how many rows it would show. */
export function StateTabs<Key extends string | null>(props: Props<Key>) {
  const { label, tabs, chosen, isSmall, onChoose } = props
  return (
    <div className={styles.tabs} data-small={isSmall} role="group" aria-label={label}>
      {tabs.map(({ key, name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === key}
          onClick={() => onChoose(key)}
        >
          {name}
          {count !== undefined && <span>{frenchNumber(count)}</span>}
        </button>
      ))}
    </div>
  )
}
