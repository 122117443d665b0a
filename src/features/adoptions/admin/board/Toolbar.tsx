'use client'

import { useId } from 'react'

import { keysOf, SPECIES_LABELS, type Species } from '@/features/animals/model'
import { Icon } from '@/ui/Icon'

import type { Person } from '../../view'
import buttons from '../ui/buttons.module.scss'
import { deskWords as words } from '../words.fr'
import { EVERYTHING, isFiltered, SORTS, usualSort, type BoardQuery, type Sort } from './query'
import { SearchField } from './SearchField'
import styles from './Toolbar.module.scss'
import type { View } from './use-view'

type SelectProps = {
  label: string
  value: string
  options: ReadonlyArray<readonly [value: string, label: string]>
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.select} data-used={value !== '' || undefined}>
      <label className={buttons.hidden} htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </div>
  )
}

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

/** Search, filters, order, and board or list. */
export function Toolbar({ query, onQuery, view, onView, people, isWide }: Props) {
  const selects = (
    <>
      <Select
        label={words.species}
        value={query.species ?? ''}
        options={[
          ['', words.everySpecies],
          ...keysOf(SPECIES_LABELS).map((each) => [each, SPECIES_LABELS[each]] as const),
        ]}
        onChange={(species) => onQuery({ species: (species || null) as Species | null })}
      />
      <Select
        label={words.assignee}
        value={query.assignee ?? ''}
        options={[
          ['', words.everybody],
          ['me', words.me],
          ['none', words.nobody],
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(assignee) => onQuery({ assignee: assignee || null })}
      />
      <Select
        label={words.sort}
        value={query.sort}
        options={(Object.keys(SORTS) as Sort[]).map((sort) => [sort, SORTS[sort].label])}
        onChange={(sort) => onQuery({ sort: sort as Sort })}
      />
      {isFiltered(query) && (
        <button
          type="button"
          className={buttons.link}
          onClick={() => onQuery({ search: '', species: null, assignee: null })}
        >
          {words.clear}
        </button>
      )}
    </>
  )
  return (
    <div className={styles.bar}>
      <SearchField value={query.search} onSearch={(search) => onQuery({ search })} />
      {isWide ? (
        selects
      ) : (
        <details className={styles.more} open={isFiltered(query) || undefined}>
          <summary>
            <Icon name="filter" size={20} />
            {words.filters}
          </summary>
          <div className={styles.selects}>{selects}</div>
        </details>
      )}
      <div className={styles.groups}>
        <div className={styles.choice} role="group" aria-label={words.scope}>
          {(['open', 'closed'] as const).map((scope) => (
            <button
              key={scope}
              type="button"
              aria-pressed={query.scope === scope}
              onClick={() => onQuery({ scope, status: EVERYTHING.status, sort: usualSort(scope) })}
            >
              {words[scope]}
            </button>
          ))}
        </div>
        {query.scope === 'open' && (
          <div className={styles.choice} role="group" aria-label={words.view}>
            {(['board', 'list'] as const).map((each) => (
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
    </div>
  )
}
