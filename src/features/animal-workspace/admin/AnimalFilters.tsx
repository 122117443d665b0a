'use client'

import {
  keysOf,
  SPECIES_LABELS,
  STATUS_LABELS,
  type AnimalStatus,
  type Species,
} from '@/features/animals/model'
import { ListFilters, type FilterTools } from '@/ui/AdminList/ListFilters'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'

import { KIND_LABELS, SEARCH_MAX, TABS } from '../model'
import type { TeamAnimals } from '../view'
import { SORTS, type AnimalView } from './query'
import { words } from './words.fr'

type Props = FilterTools<AnimalView> & { counts: TeamAnimals['counts'] | undefined }

/** Search, species, order and presentation; tabs and chips, each with what it would show. */
export function AnimalFilters({ counts, ...tools }: Props) {
  const { view, onChange } = tools
  const sumOf = (statuses: readonly AnimalStatus[]) =>
    counts && statuses.reduce((sum, status) => sum + (counts.statuses[status] ?? 0), 0)
  const species = keysOf(SPECIES_LABELS).filter(
    (each) => each === view.species || !counts || (counts.species[each] ?? 0) > 0,
  )
  return (
    <ListFilters
      {...tools}
      words={words}
      searchMax={SEARCH_MAX}
      sorts={SORTS}
      tabs={[
        ...keysOf(TABS).map((key) => ({
          key,
          name: TABS[key].label,
          count: sumOf(TABS[key].statuses),
        })),
        { key: 'all' as const, name: words.all, count: sumOf(keysOf(STATUS_LABELS)) },
      ]}
      tab={view.tab}
      onTab={(tab) => onChange({ tab, kind: null })}
      kinds={keysOf(KIND_LABELS).map((key) => ({
        key,
        name: KIND_LABELS[key],
        count: counts?.kinds[key],
      }))}
    >
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
    </ListFilters>
  )
}
