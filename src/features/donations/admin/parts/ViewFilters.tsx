'use client'

import type { ReactNode } from 'react'

import { Choice } from '@/ui/AdminList/Choice'
import { Filters } from '@/ui/AdminList/Filters'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'

import { SEARCH_MAX } from '../../team/model'
import type { ListKind, ListView } from '../query'
import { commonWords as words } from '../words.fr'
import { OnlyFilter } from './OnlyFilter'

type Row = {
  animal: { id: string; name: string } | null
  campaign?: { id: string; title: string } | null
}

type Props = {
  kind: ListKind
  words: { search: string; tabsLabel: string; sorts: Readonly<Record<string, string>> }
  view: ListView
  onChange: (what: Partial<ListView>) => void
  rows: readonly Row[]
  /** Rows by state, as the server counts them. */
  counts: Readonly<Record<string, number>> | undefined
  /** Filters of this list alone, between the search and the order. */
  children?: ReactNode
}

/** Search, filters, order and states of a list of giving; each change starts at the first page. */
export function ViewFilters({ kind, words: own, view, onChange, rows, counts, children }: Props) {
  const sumOf = (statuses: readonly string[]) =>
    counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  // Named by a row of the list, when there is one.
  const name = rows.find(({ animal }) => animal?.id === view.animal)?.animal?.name
  const title = rows.find(({ campaign }) => campaign?.id === view.campaign)?.campaign?.title
  return (
    <>
      <Filters>
        <SearchField
          label={own.search}
          maxLength={SEARCH_MAX}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        {children}
        <Choice
          label={words.sort}
          value={view.sort}
          options={Object.keys(kind.sorts).map((sort) => [sort, own.sorts[sort] ?? sort] as const)}
          onChange={(sort) => onChange({ sort })}
        />
      </Filters>
      <StateTabs
        label={own.tabsLabel}
        tabs={[
          { key: null, name: words.all, count: sumOf(Object.keys(counts ?? {})) },
          ...Object.entries(kind.tabs).map(([key, { label, statuses }]) => ({
            key,
            name: label,
            count: sumOf(statuses),
          })),
        ]}
        chosen={view.tab}
        onChoose={(tab) => onChange({ tab })}
      />
      {view.animal && (
        <OnlyFilter
          label={name ? words.onlyFor(name) : words.onlyOne}
          onClear={() => onChange({ animal: '' })}
        />
      )}
      {view.campaign && (
        <OnlyFilter
          label={title ? words.onlyForCampaign(title) : words.onlyOneCampaign}
          onClear={() => onChange({ campaign: '' })}
        />
      )}
    </>
  )
}
