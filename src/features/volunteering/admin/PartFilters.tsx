import type { ReactNode } from 'react'

import filters from '@/ui/AdminList/ListFilters.module.scss'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { Toolbar } from '@/ui/AdminList/Toolbar'

type Props<Key extends string | null> = {
  tabs: ReactNode
  /** Names the search. */
  label: string
  search: string
  onSearch: (search: string) => void
  states: ReadonlyArray<{ key: Key; name: string }>
  chosen: Key
  onChoose: (key: Key) => void
}

/** The parts of the desk, the search of one of them, and its states. */
export function PartFilters<Key extends string | null>(props: Props<Key>) {
  return (
    <>
      {props.tabs}
      <div className={filters.filters}>
        <Toolbar>
          <SearchField
            label={props.label}
            maxLength={100}
            value={props.search}
            onSearch={props.onSearch}
          />
        </Toolbar>
        <StateTabs<Key>
          label="États"
          tabs={props.states.map((state) => ({ ...state, count: undefined }))}
          chosen={props.chosen}
          onChoose={props.onChoose}
        />
      </div>
    </>
  )
}
