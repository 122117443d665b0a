'use client'

import { ROLE_LABELS, type Role } from '@/platform/access/model'
import styles from '@/ui/AdminList/ListFilters.module.scss'
import { SearchField } from '@/ui/AdminList/SearchField'
import { SortChoice } from '@/ui/AdminList/SortChoice'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { Toolbar } from '@/ui/AdminList/Toolbar'

import { ROLES_BY_RANK, SEARCH_MAX } from '../model'
import { SORTS, type TeamFilter } from './query'
import { words } from './words.fr'

type Props = {
  view: TeamFilter
  onChange: (what: Partial<TeamFilter>) => void
  /** How many people have each role, once they are counted. */
  counts: Readonly<Record<Role, number>> | undefined
}

/** Search, and the roles with how many people have each. */
export function TeamFilters({ view, onChange, counts }: Props) {
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  return (
    <div className={styles.filters}>
      <Toolbar>
        <SearchField
          label={words.search}
          maxLength={SEARCH_MAX}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <SortChoice
          label={words.sort}
          sorts={SORTS}
          chosen={view.sort}
          onChoose={(sort) => onChange({ sort })}
        />
      </Toolbar>
      <StateTabs<Role | null>
        label={words.roles}
        tabs={[
          { key: null, name: words.all, count: all },
          ...ROLES_BY_RANK.map((role) => ({
            key: role,
            name: ROLE_LABELS[role],
            count: counts?.[role],
          })),
        ]}
        chosen={view.role}
        onChoose={(role) => onChange({ role })}
      />
    </div>
  )
}
