'use client'

import { useAuth } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'

import type { FormCount } from '../read'
import { NOBODY } from '../model'
import styles from './Inbox.module.scss'
import { SORTS, type InboxView, type Sort } from './query'
import { SearchBox } from './SearchBox'
import { useTeam } from './use-inbox'
import { words } from './words.fr'

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  )
}

type Props = {
  shelter: string
  view: InboxView
  forms: readonly FormCount[]
  onView: (view: InboxView) => void
}

/** Search, form, who follows, and order; everything but the search starts at the first page. */
export function Filters({ shelter, view, forms, onView }: Props) {
  const team = useTeam(shelter)
  const { user } = useAuth()
  const set = (change: Partial<InboxView>) => onView({ ...view, page: 1, ...change })
  return (
    <div className={styles.filters}>
      <SearchBox value={view.search} onSearch={(search) => set({ search })} />
      <Choice label={words.form} value={view.form} onChange={(form) => set({ form })}>
        <option value="">{words.everyForm}</option>
        {forms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      <Choice
        label={words.assignee}
        value={view.assignee}
        onChange={(assignee) => set({ assignee })}
      >
        <option value="">{words.everybody}</option>
        <option value={NOBODY}>{words.nobody}</option>
        {team.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === user?.id ? words.me(name) : name}
          </option>
        ))}
      </Choice>
      <Choice label={words.sort} value={view.sort} onChange={(sort) => set({ sort: sort as Sort })}>
        {Object.keys(SORTS).map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort as Sort]}
          </option>
        ))}
      </Choice>
    </div>
  )
}
