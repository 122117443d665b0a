'use client'

import type { ReactNode } from 'react'

import styles from './ListFilters.module.scss'
import { SearchField } from './SearchField'
import { SortChoice } from './SortChoice'
import { StateTabs } from './StateTabs'
import { Toolbar } from './Toolbar'
import { ViewChoice, type Look } from './ViewChoice'

type Part<Key> = { key: Key; name: string; count: number | undefined }

/** What every list with states and parts keeps in its address. */
type Shown = { search: string; sort: string; kind: string | null; page: number }

/** What a list hands to its filters. */
export type FilterTools<View> = {
  view: View
  /** Another question begins at the first page of its answers. */
  onChange: (what: Partial<View>) => void
  look: Look
  onLook: (look: Look) => void
}

type Props<View extends Shown, Key extends string | null> = FilterTools<View> & {
  words: {
    search: string
    sort: string
    view: string
    views: Readonly<Record<Look, string>>
    /** What the states are about, for those who hear them. */
    tabs: string
    chips: string
  }
  /** Longest search, in characters. */
  searchMax: number
  sorts: Readonly<Record<View['sort'], { label: string }>>
  /** The states, of which one is on show. */
  tabs: ReadonlyArray<Part<Key>>
  tab: Key
  onTab: (tab: Key) => void
  /** What can be picked out of a state; those that would show nothing are left out. */
  kinds: ReadonlyArray<Part<NonNullable<View['kind']>>>
  /** Beside the search. */
  children?: ReactNode
}

/** Search, order and presentation; states and parts, each with what it would show. */
export function ListFilters<View extends Shown, Key extends string | null>(
  props: Props<View, Key>,
) {
  const { view, look, onLook, words, searchMax, sorts, tabs, tab, onTab, children } = props
  const set = (what: Partial<Shown>) => props.onChange(what as Partial<View>)
  const kinds = props.kinds.filter(({ key, count = 0 }) => key === view.kind || count > 0)
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
        <SortChoice<View['sort']>
          label={words.sort}
          sorts={sorts}
          chosen={view.sort}
          onChoose={(sort) => set({ sort })}
        />
        <ViewChoice label={words.view} names={words.views} chosen={look} onChoose={onLook} />
      </Toolbar>
      <StateTabs label={words.tabs} tabs={tabs} chosen={tab} onChoose={onTab} />
      {kinds.length > 0 && (
        <StateTabs
          label={words.chips}
          isSmall
          tabs={kinds}
          chosen={view.kind}
          // Pressed again, a chip lets go.
          onChoose={(kind) => set({ kind: kind === view.kind ? null : kind })}
        />
      )}
    </div>
  )
}
