'use client'

import { keysOf } from '@/platform/keys-of'
import { FilterBlock } from '@/ui/AdminList/FilterBlock'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { ViewChoice, type Look } from '@/ui/AdminList/ViewChoice'

import { ARTICLE_KINDS, SEARCH_MAX } from '../model'
import type { TeamNews } from '../view'
import { SORTS, type NewsView, type Sort } from './query'
import { words } from './words.fr'

type Props = {
  view: NewsView
  onView: (view: NewsView) => void
  counts: TeamNews['counts'] | undefined
  look: Look
  onLook: (look: Look) => void
}

/** Search, order and presentation; states and parts, each with what it would show. */
export function NewsFilters({ view, onView, counts, look, onLook }: Props) {
  const set = (change: Partial<NewsView>) => onView({ ...view, page: 1, ...change })
  const all = counts && Object.values(counts.statuses).reduce((sum, each) => sum + each, 0)
  const kinds = keysOf(ARTICLE_KINDS).filter(
    (each) => each === view.kind || (counts?.kinds[each] ?? 0) > 0,
  )
  return (
    <FilterBlock>
      <Toolbar>
        <SearchField
          label={words.search}
          maxLength={SEARCH_MAX}
          value={view.search}
          onSearch={(search) => set({ search })}
        />
        <ToolChoice
          label={words.sort}
          value={view.sort}
          options={keysOf(SORTS).map((sort) => [sort, SORTS[sort].label])}
          onChange={(sort) => set({ sort: sort as Sort })}
        />
        <ViewChoice label={words.view} names={words.views} chosen={look} onChoose={onLook} />
      </Toolbar>
      <StateTabs
        label={words.tabs}
        tabs={[
          { key: null, name: words.all, count: all },
          ...keysOf(words.states).map((key) => ({
            key,
            name: words.states[key],
            count: counts && (counts.statuses[key] ?? 0),
          })),
        ]}
        chosen={view.status}
        onChoose={(status) => set({ status, kind: null })}
      />
      {kinds.length > 0 && (
        <StateTabs
          label={words.chips}
          isSmall
          tabs={kinds.map((key) => ({
            key,
            name: ARTICLE_KINDS[key],
            count: counts?.kinds[key] ?? 0,
          }))}
          chosen={view.kind}
          // Pressed again, a chip lets go.
          onChoose={(kind) => set({ kind: kind === view.kind ? null : kind })}
        />
      )}
    </FilterBlock>
  )
}
