'use client'

import { useAuth } from '@payloadcms/ui'

import { Choice } from '@/ui/AdminList/Choice'
import { Filters } from '@/ui/AdminList/Filters'
import { SearchField } from '@/ui/AdminList/SearchField'

import { NOBODY, SEARCH_MAX } from '../model'
import type { FormCount } from '../view'
import { SORTS, type InboxView, type Sort } from './query'
import { useTeam } from './use-inbox'
import { words } from './words.fr'

type Props = {
  shelter: string
  view: InboxView
  forms: readonly FormCount[]
  onChange: (what: Partial<InboxView>) => void
}

/** Search, form, who follows, and order; each change starts at the first page. */
export function InboxFilters({ shelter, view, forms, onChange }: Props) {
  const team = useTeam(shelter)
  const { user } = useAuth()
  return (
    <Filters>
      <SearchField
        label={words.search}
        maxLength={SEARCH_MAX}
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Choice
        label={words.form}
        isWide
        value={view.form}
        options={[['', words.everyForm], ...forms.map(({ id, title }) => [id, title] as const)]}
        onChange={(form) => onChange({ form })}
      />
      <Choice
        label={words.assignee}
        value={view.assignee}
        options={[
          ['', words.everybody],
          [NOBODY, words.nobody],
          ...team.map(({ id, name }) => [id, id === user?.id ? words.me(name) : name] as const),
        ]}
        onChange={(assignee) => onChange({ assignee })}
      />
      <Choice
        label={words.ticket}
        value={view.withoutTicket ? NOBODY : ''}
        options={[
          ['', words.anyTicket],
          [NOBODY, words.noTicket],
        ]}
        onChange={(ticket) => onChange({ withoutTicket: ticket === NOBODY })}
      />
      <Choice
        label={words.sort}
        value={view.sort}
        options={(Object.keys(SORTS) as Sort[]).map((sort) => [sort, words.sorts[sort]] as const)}
        onChange={(sort) => onChange({ sort: sort as Sort })}
      />
    </Filters>
  )
}
