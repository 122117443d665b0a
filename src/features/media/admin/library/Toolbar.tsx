'use client'

import type { ReactNode } from 'react'

import { AdminTooltip } from '@/ui/AdminTooltip'
import buttons from '@/ui/admin-buttons.module.scss'
import { SearchField } from '@/ui/AdminList/SearchField'
import { SortChoice } from '@/ui/AdminList/SortChoice'
import { Toolbar as Bar } from '@/ui/AdminList/Toolbar'
import { Icon } from '@/ui/Icon'

import { labels } from './labels.fr'
import type { View } from './PictureGrid'
import { SEARCH_MAX, SORTS, type LibraryQuery } from './query'
import styles from './Toolbar.module.scss'

type Props = {
  query: LibraryQuery
  onQuery: (query: LibraryQuery) => void
  view: View
  onView: (view: View) => void
  children?: ReactNode
}

/** Search, order, filter and view of the library. */
export function Toolbar({ query, onQuery, view, onView, children }: Props) {
  return (
    <Bar>
      <SearchField
        label={labels.search}
        maxLength={SEARCH_MAX}
        value={query.search}
        onSearch={(search) => onQuery({ ...query, search })}
      />
      <SortChoice
        label={labels.sort}
        sorts={SORTS}
        chosen={query.sort}
        onChoose={(sort) => onQuery({ ...query, sort })}
      />
      <div className={styles.views} role="group" aria-label={labels.view}>
        {(['grid', 'list'] as const).map((each) => (
          <AdminTooltip key={each} text={labels[each]}>
            <button
              type="button"
              className={buttons.icon}
              aria-label={labels[each]}
              aria-pressed={view === each}
              onClick={() => onView(each)}
            >
              {each === 'list' ? <Icon name="list" size={20} /> : <GridSign />}
            </button>
          </AdminTooltip>
        ))}
      </div>
      {children}
    </Bar>
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
