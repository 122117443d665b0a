'use client'

import { keysOf, SPECIES_LABELS, type Species } from '@/features/animals/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { SearchField } from '@/ui/AdminList/SearchField'
import { Toolbar as Bar } from '@/ui/AdminList/Toolbar'
import { SortChoice } from '@/ui/AdminList/SortChoice'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { Icon } from '@/ui/Icon'

import type { Person } from '../../view'
import { boardWords as words } from '../words.fr'
import {
  isFiltered,
  SEARCH_MAX,
  SORTS,
  usualSort,
  VIEWS,
  type BoardQuery,
  type View,
} from './query'
import styles from './Toolbar.module.scss'

type Props = {
  query: BoardQuery
  onQuery: (change: Partial<BoardQuery>) => void
  view: View
  onView: (view: View) => void
  /** Who follows something that is on screen. */
  people: readonly Person[]
  /** Room for everything; on less, filters and order open on demand. */
  isWide: boolean
}

/** Search, filters, order, and board, list or calendar. */
export function Toolbar({ query, onQuery, view, onView, people, isWide }: Props) {
  const isCalendar = view === 'calendar'
  const selects = (
    <>
      <ToolChoice
        label={words.species}
        value={query.species ?? ''}
        options={[
          ['', words.everySpecies],
          ...keysOf(SPECIES_LABELS).map((each) => [each, SPECIES_LABELS[each]] as const),
        ]}
        onChange={(species) => onQuery({ species: (species || null) as Species | null })}
      />
      <ToolChoice
        label={words.assignee}
        value={query.assignee}
        options={[
          ['', words.everybody],
          ['me', words.me],
          ['none', words.nobody],
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(assignee) => onQuery({ assignee })}
      />
      {!isCalendar && (
        <SortChoice
          label={words.sort}
          sorts={SORTS}
          chosen={query.sort}
          onChoose={(sort) => onQuery({ sort })}
        />
      )}
      {isFiltered(query) && (
        <button
          type="button"
          className={buttons.link}
          onClick={() => onQuery({ search: '', species: null, assignee: '' })}
        >
          {words.clear}
        </button>
      )}
    </>
  )
  return (
    <div className={styles.toolbar}>
      <Bar>
        <SearchField
          label={words.search}
          maxLength={SEARCH_MAX}
          value={query.search}
          onSearch={(search) => onQuery({ search })}
        />
        {isWide ? (
          selects
        ) : (
          <details className={styles.more} open={isFiltered(query) || undefined}>
            <summary>
              <Icon name="filter" size={20} />
              {isCalendar ? words.filtersOnly : words.filters}
            </summary>
            <div className={styles.selects}>{selects}</div>
          </details>
        )}
        <div className={styles.groups}>
          {/* The calendar tells the meetings of what is over as well. */}
          {!isCalendar && (
            <div className={styles.choice} role="group" aria-label={words.scope}>
              {(['open', 'closed'] as const).map((scope) => (
                <button
                  key={scope}
                  type="button"
                  aria-pressed={query.scope === scope}
                  onClick={() => onQuery({ scope, status: null, sort: usualSort(scope) })}
                >
                  {words[scope]}
                </button>
              ))}
            </div>
          )}
          {query.scope === 'open' && (
            <div className={styles.choice} role="group" aria-label={words.view}>
              {VIEWS.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={view === each}
                  onClick={() => onView(each)}
                >
                  {words[each]}
                </button>
              ))}
            </div>
          )}
        </div>
      </Bar>
    </div>
  )
}
