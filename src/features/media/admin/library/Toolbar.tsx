'use client'

import { useId, type ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'
import { useSearchText } from '@/ui/use-search-text'

import { labels } from './labels.fr'
import type { View } from './PictureGrid'
import { SEARCH_MAX, SORTS, type LibraryQuery, type Sort } from './query'
import styles from './Toolbar.module.scss'

type Props = {
  query: LibraryQuery
  onQuery: (query: LibraryQuery) => void
  view: View
  onView: (view: View) => void
  children?: ReactNode
}

function Search({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const { typed, setTyped, ask } = useSearchText(value, onSearch)
  const id = useId()
  return (
    <div className={styles.search} role="search">
      <label className={styles.hidden} htmlFor={id}>
        {labels.search}
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        placeholder={labels.search}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask()
        }}
      />
    </div>
  )
}

/** Search, order, filter and view of the library. */
export function Toolbar({ query, onQuery, view, onView, children }: Props) {
  const id = useId()
  return (
    <div className={styles.bar}>
      <Search value={query.search} onSearch={(search) => onQuery({ ...query, search })} />
      <div className={styles.sort}>
        <label className={styles.hidden} htmlFor={`${id}-sort`}>
          {labels.sort}
        </label>
        <select
          id={`${id}-sort`}
          value={query.sort}
          onChange={(event) => onQuery({ ...query, sort: event.target.value as Sort })}
        >
          {Object.entries(SORTS).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </div>
      <div className={styles.views} role="group" aria-label={labels.view}>
        {(['grid', 'list'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={buttons.icon}
            aria-label={labels[each]}
            title={labels[each]}
            aria-pressed={view === each}
            onClick={() => onView(each)}
          >
            {each === 'list' ? <Icon name="list" size={20} /> : <GridSign />}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}

function GridSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
