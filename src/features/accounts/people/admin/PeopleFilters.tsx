'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

import styles from '@/ui/AdminList/ListFilters.module.scss'
import { SearchField } from '@/ui/AdminList/SearchField'
import { SortChoice } from '@/ui/AdminList/SortChoice'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { Toolbar } from '@/ui/AdminList/Toolbar'
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
    <div className={styles.filters}>
      <Toolbar>
        <SearchField
          label={words.search}
          maxLength={SEARCH_MAX}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <ToolChoice
          label={words.shelter}
          value={view.shelter}
          options={[['', words.allShelters], ...shelters]}
          onChange={(shelter) => onChange({ shelter })}
        />
        <SortChoice
          label={words.sort}
          sorts={SORTS}
          chosen={view.sort}
          onChoose={(sort) => onChange({ sort })}
        />
      </Toolbar>
      <StateTabs<GlobalRole | null>
        label={words.tabs}
        tabs={[
          { key: null, name: words.all, count: counts && counts.SUPER_ADMIN + counts.USER },
          ...GLOBAL_ROLES.map((role) => ({
            key: role,
            name: words.roles[role],
            count: counts?.[role],
          })),
        ]}
        chosen={view.role}
        onChoose={(role) => onChange({ role })}
      />
    </div>
  )
}
