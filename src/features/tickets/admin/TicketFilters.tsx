'use client'

import { keysOf } from '@/platform/keys.model'
import { Choice } from '@/ui/AdminList/Choice'
import { Filters } from '@/ui/AdminList/Filters'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'

import { SORTS, TABS, type TicketSort, type TicketTab } from '../list/model'
import { changeOf, SEARCH_MAX, type TicketView } from '../list/query'
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
  type TicketPriority,
  type TicketType,
} from '../model'
import { words } from './words.fr'

type Props = {
  view: TicketView
  onChange: (what: Partial<TicketView>) => void
  /** Of each part, under the same filters. */
  counts: Readonly<Record<TicketTab, number>> | undefined
}

/** Parts, search, filters and order; each change starts at the first page. */
export function TicketFilters({ view, onChange, counts }: Props) {
  const change = (what: Partial<TicketView>) => onChange(changeOf(view, what))
  const { statuses } = TABS[view.tab]
  return (
    <>
      <StateTabs<TicketTab>
        label={words.tabs}
        tabs={keysOf(TABS).map((tab) => ({
          key: tab,
          name: TABS[tab].label,
          count: counts?.[tab],
        }))}
        chosen={view.tab}
        onChoose={(tab) => change({ tab })}
      />
      <Filters>
        <SearchField
          label={words.search}
          maxLength={SEARCH_MAX}
          value={view.search}
          onSearch={(search) => change({ search })}
        />
        {(view.tab === 'todo' || view.tab === 'done') && (
          <Choice
            label={words.status}
            value={view.status ?? ''}
            options={[
              ['', words.everyStatus],
              ...statuses.map((status) => [status, TICKET_STATUS_LABELS[status]] as const),
            ]}
            onChange={(status) => change({ status: (status || null) as TicketView['status'] })}
          />
        )}
        <Choice
          label={words.type}
          value={view.type ?? ''}
          options={[['', words.everyType], ...Object.entries(TICKET_TYPE_LABELS)]}
          onChange={(type) => change({ type: (type || null) as TicketType | null })}
        />
        <Choice
          label={words.priority}
          value={view.priority ?? ''}
          options={[['', words.everyPriority], ...Object.entries(TICKET_PRIORITY_LABELS)]}
          onChange={(priority) => change({ priority: (priority || null) as TicketPriority | null })}
        />
        <Choice
          label={words.follower}
          value={view.mine ? 'me' : ''}
          options={[
            ['', words.everybody],
            ['me', words.byMe],
          ]}
          onChange={(mine) => change({ mine: mine === 'me' })}
        />
        <Choice
          label={words.answer}
          value={view.awaitsTeam ? 'true' : ''}
          options={[
            ['', words.anyAnswer],
            ['true', words.awaitsTeam],
          ]}
          onChange={(awaits) => change({ awaitsTeam: awaits === 'true' })}
        />
        <Choice
          label={words.order}
          value={view.sort}
          options={keysOf(SORTS).map((sort) => [sort, SORTS[sort].label] as const)}
          onChange={(sort) => change({ sort: sort as TicketSort })}
        />
      </Filters>
    </>
  )
}
