import type { ReactNode } from 'react'

import { StateFilters } from '@/ui/AdminList/StateFilters'

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
  const { tabs, label, search, onSearch, states, chosen, onChoose } = props
  return (
    <>
      {tabs}
      <StateFilters<{ search: string }, Key>
        view={{ search }}
        onChange={(what) => onSearch(what.search ?? '')}
        words={{ search: label, tabs: 'États' }}
        searchMax={100}
        tabs={states.map((state) => ({ ...state, count: undefined }))}
        tab={chosen}
        onTab={onChoose}
      />
    </>
  )
}
