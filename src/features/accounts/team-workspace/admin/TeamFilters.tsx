'use client'

import { ROLE_LABELS, type Role } from '@/platform/access/model'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { withAll } from '@/ui/AdminList/StateTabs'

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
  return (
    <StateFilters<TeamFilter, Role | null>
      view={view}
      onChange={onChange}
      words={words}
      searchMax={SEARCH_MAX}
      sorts={SORTS}
      tabs={withAll(
        words.all,
        ROLES_BY_RANK.map((role) => ({
          key: role,
          name: ROLE_LABELS[role],
          count: counts?.[role],
        })),
      )}
      tab={view.role}
      onTab={(role) => onChange({ role })}
    />
  )
}
