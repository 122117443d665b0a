'use client'

import type { ReactNode } from 'react'

import styles from './ListFilters.module.scss'
import { SearchField } from './SearchField'
import { SortChoice } from './SortChoice'
import { StateTabs, type StateTab } from './StateTabs'
import { Toolbar } from './Toolbar'

/** What every list with states keeps in its address. */
type Shown = { search: string; sort?: string }

type Props<View extends Shown, Key extends string | null> = {
  view: View
  /** Another question begins at the first page of its answers. */
  onChange: (what: Partial<View>) => void
  words: {
    search: string
    /** « Trier par » where it says nothing. */
    sort?: string
    /** What the states are about, for those who hear them. */
    tabs: string
  }
  /** Longest search, in characters. */
  searchMax: number
  /** The orders that one may choose, where there are several. */
  sorts?: Readonly<Record<NonNullable<View['sort']>, { label: string }>>
  /** The states, of which one is on show. */
  tabs: ReadonlyArray<StateTab<Key>>
  tab: Key
  onTab: (tab: Key) => void
  /** Filters of this list alone, between the search and the order. */
  children?: ReactNode
  /** After the order: ways to show the list. */
  looks?: ReactNode
  /** Below the states. */
  parts?: ReactNode
}

/** Search, filters and order of a list, and its states, each with how many rows it would show. */
export function StateFilters<View extends Shown, Key extends string | null>(
  props: Props<View, Key>,
) {
  const { view, words, searchMax, sorts, tabs, tab, onTab, children, looks, parts } = props
  const set = (what: Partial<Shown>) => props.onChange(what as Partial<View>)
  return (
    <div className={styles.filters}>
      <Toolbar>
        <SearchField
          label={words.search}
          maxLength={searchMax}
          value={view.search}
          onSearch={(search) => set({ search })}
        />
        {children}
        {sorts && view.sort !== undefined && (
          <SortChoice<string>
            label={words.sort ?? 'Trier par'}
            sorts={sorts}
            chosen={view.sort}
            onChoose={(sort) => set({ sort })}
          />
        )}
        {looks}
      </Toolbar>
      <StateTabs label={words.tabs} tabs={tabs} chosen={tab} onChoose={onTab} />
      {parts}
    </div>
  )
}
