'use client'

import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { labels } from './labels.fr'
import type { View } from './PictureGrid'
import { SEARCH_MAX, SORTS, type LibraryQuery, type Sort } from './query'
import styles from './Toolbar.module.scss'

/** Milliseconds without a key before the search starts. Source: specification §9. */
const SEARCH_DELAY = 300

type Props = {
  query: LibraryQuery
  onQuery: (query: LibraryQuery) => void
  view: View
  onView: (view: View) => void
  children?: ReactNode
}

function Search({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)
  const id = useId()
  // « Afficher toutes les images » empties it from outside; the answer to what was asked comes
  // back while the next letters are typed, and leaves them alone.
  if (value !== known) {
    setKnown(value)
    setAsked(value)
    if (value !== asked) setTyped(value)
  }
  const ask = (text: string) => {
    setAsked(text)
    onSearch(text)
  }
  const search = useEffectEvent(ask)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, value])
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
          if (event.key === 'Enter') ask(typed.trim())
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
