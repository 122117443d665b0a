'use client'

import type { DeskKind, DeskView } from '../query'
import { commonWords as words } from '../words.fr'
import styles from './List.module.scss'

type Props = {
  label: string
  kind: DeskKind
  view: DeskView
  /** Rows by state, as the server counts them. */
  counts: Readonly<Record<string, number>> | undefined
  onView: (view: DeskView) => void
}

/** The states of a list, each with how many rows it would show. */
export function Tabs({ label, kind, view, counts, onView }: Props) {
  const sumOf = (statuses: readonly string[]) =>
    statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0)
  const tabs = [
    { tab: null, name: words.all, count: sumOf(Object.keys(counts ?? {})) },
    ...Object.entries(kind.tabs).map(([tab, { label: name, statuses }]) => ({
      tab,
      name,
      count: sumOf(statuses),
    })),
  ]
  return (
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map(({ tab, name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view.tab === tab}
          onClick={() => onView({ ...view, tab, page: 1 })}
        >
          {name}
          {counts && <span>{count.toLocaleString('fr-FR')}</span>}
        </button>
      ))}
    </div>
  )
}
