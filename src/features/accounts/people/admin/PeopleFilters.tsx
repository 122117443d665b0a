'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

import { StateFilters } from '@/ui/AdminList/StateFilters'
import { withAll } from '@/ui/AdminList/StateTabs'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'

import { SEARCH_MAX } from '../../team-workspace/model'
import { GLOBAL_ROLES, type GlobalRole } from '../model'
import { SORTS, type PeopleFilter } from './query'
import { words } from './words.fr'

type Props = {
  view: PeopleFilter
  onChange: (what: Partial<PeopleFilter>) => void
  /** How many people have each role, once they are counted. */
  counts: Readonly<Record<GlobalRole, number>> | undefined
}

/** Search, one shelter, and what people are on the platform. */
export function PeopleFilters({ view, onChange, counts }: Props) {
  const { options } = useTenantSelection()
  const shelters = options.map(
    ({ value, label }) =>
      [String(value), typeof label === 'string' ? label : String(value)] as const,
  )
  return (
    <StateFilters<PeopleFilter, GlobalRole | null>
      view={view}
      onChange={onChange}
      words={words}
      searchMax={SEARCH_MAX}
      sorts={SORTS}
      tabs={withAll(
        words.all,
        GLOBAL_ROLES.map((role) => ({ key: role, name: words.roles[role], count: counts?.[role] })),
      )}
      tab={view.role}
      onTab={(role) => onChange({ role })}
    >
      <ToolChoice
        label={words.shelter}
        value={view.shelter}
        options={[['', words.allShelters], ...shelters]}
        onChange={(shelter) => onChange({ shelter })}
      />
    </StateFilters>
  )
}
