'use client'

import {
  keysOf,
  SPECIES_LABELS,
  STATUS_LABELS,
  type AnimalStatus,
  type Species,
} from '@/features/animals/model'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { ViewChoice, type Look } from '@/ui/AdminList/ViewChoice'

import { KIND_LABELS, SEARCH_MAX, TABS } from '../model'
import type { TeamAnimals } from '../view'
import styles from './AnimalFilters.module.scss'
import { SORTS, type AnimalView, type Sort } from './query'
import { words } from './words.fr'

type Props = {
  view: AnimalView
  onChange: (what: Partial<AnimalView>) => void
  counts: TeamAnimals['counts'] | undefined
  look: Look
  onLook: (look: Look) => void
}

/** Search, species, order and presentation; tabs and chips, each with what it would show. */
export function AnimalFilters({ view, onChange, counts, look, onLook }: Props) {
  const sumOf = (statuses: readonly AnimalStatus[]) =>
    counts && statuses.reduce((sum, status) => sum + (counts.statuses[status] ?? 0), 0)
  const species = keysOf(SPECIES_LABELS).filter(
    (each) => each === view.species || !counts || (counts.species[each] ?? 0) > 0,
  )
  const kinds = keysOf(KIND_LABELS).filter(
    (each) => each === view.kind || (counts?.kinds[each] ?? 0) > 0,
  )
  return (
    <div className={styles.filters}>
      <Toolbar>
        <SearchField
          label={words.search}
          maxLength={SEARCH_MAX}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <ToolChoice
          label={words.species}
          value={view.species ?? ''}
          options={[
            ['', words.everySpecies],
            ...species.map((each) => {
              const count = counts?.species[each]
              const label = SPECIES_LABELS[each]
              return [each, count === undefined ? label : `${label} (${count})`] as const
            }),
          ]}
          onChange={(each) => onChange({ species: (each || null) as Species | null })}
        />
        <ToolChoice
          label={words.sort}
          value={view.sort}
          options={keysOf(SORTS).map((sort) => [sort, SORTS[sort].label])}
          onChange={(sort) => onChange({ sort: sort as Sort })}
        />
        <ViewChoice label={words.view} names={words.views} chosen={look} onChoose={onLook} />
      </Toolbar>
      <StateTabs
        label={words.tabs}
        tabs={[
          ...keysOf(TABS).map((key) => ({
            key,
            name: TABS[key].label,
            count: sumOf(TABS[key].statuses),
          })),
          { key: 'all' as const, name: words.all, count: sumOf(keysOf(STATUS_LABELS)) },
        ]}
        chosen={view.tab}
        onChoose={(tab) => onChange({ tab, kind: null })}
      />
      {kinds.length > 0 && (
        <StateTabs
          label={words.chips}
          isSmall
          tabs={kinds.map((key) => ({
            key,
            name: KIND_LABELS[key],
            count: counts?.kinds[key] ?? 0,
          }))}
          chosen={view.kind}
          // Pressed again, a chip lets go.
          onChoose={(kind) => onChange({ kind: kind === view.kind ? null : kind })}
        />
      )}
    </div>
  )
}
