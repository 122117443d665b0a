'use client'

import { frenchNumber } from '@/platform/number.model'
import styles from './StateTabs.module.scss'

/** One of the states of a list. */
export type StateTab<Key> = {
  key: Key
  name: string
  /** How many rows it would show, once they are counted. */
  count: number | undefined
}

/** The states of a list, and before them all of it. */
export function withAll<Key extends string>(
  name: string,
  tabs: ReadonlyArray<StateTab<Key>>,
): Array<StateTab<Key | null>> {
  const count = tabs.reduce<number | undefined>(
    (sum, tab) => (sum === undefined || tab.count === undefined ? undefined : sum + tab.count),
    0,
  )
  return [{ key: null, name, count }, ...tabs]
}

type Props<Key> = {
  label: string
  tabs: ReadonlyArray<StateTab<Key>>
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
