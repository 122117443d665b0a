import { idOf, ROLES, type Role } from '../../../platform/access/model'
import type { Membership } from '../model'

/** People on a page of the team's list. Source: docs/decisions/api.md. */
export const PAGE_SIZE = 12
/** What the list can be ordered by; by role, those of one role are by name. */
export const TEAM_SORTS = ['role', 'name', 'lastVisit'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]
/** Longest search, in characters. */
export const SEARCH_MAX = 100

/** What each role lets somebody do, in a sentence. Source: docs/decisions/people.md. */
export const ROLE_HINTS: Record<Role, string> = {
  ADMIN: 'Peut tout faire dans ce refuge, l’équipe, les réglages et les dons compris.',
  MODERATOR: 'Comme un éditeur, avec les formulaires, les messages et les adoptions.',
  EDITOR: 'Tient les animaux, les pages, les photos et les actualités.',
  VOLUNTEER: 'Fait partie de l’équipe, sans entrer dans l’administration.',
}

/** The roles as they are shown: who answers for the shelter comes first. */
export const ROLES_BY_RANK: readonly Role[] = [...ROLES].reverse()

export type RoleChange = {
  /** Id of the shelter. */
  shelter: string
  from: Role
  /** Null for somebody who is no more in the team. */
  to: Role | null
}

/** What somebody was until now in a team and is no more; to join one is no change. */
export function roleChanges(
  before: readonly Membership[],
  after: readonly Membership[],
): RoleChange[] {
  return before.flatMap(({ shelter, role: from }) => {
    const id = idOf(shelter)
    const to = after.find((row) => idOf(row.shelter) === id)?.role ?? null
    return id === null || to === from ? [] : [{ shelter: id, from, to }]
  })
}

/** How many people have each role. */
export type RoleGroup = { role: Role; total: number }

/** How many people each role would show, and how many all together do. */
export function roleCounts(groups: readonly RoleGroup[], shown: Role | undefined) {
  const of = (role: Role) => groups.find((group) => group.role === role)?.total ?? 0
  const roles = Object.fromEntries(ROLES.map((role) => [role, of(role)])) as Record<Role, number>
  const all = Object.values(roles).reduce((sum, each) => sum + each, 0)
  return { roles, total: shown ? of(shown) : all }
}
