/** People on a page of the list of the platform. Source: docs/decisions/api.md. */
export const PAGE_SIZE = 12
export const PEOPLE_SORTS = ['name', 'lastVisit', 'createdAt'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** What somebody can be on the whole platform, as a filter names it. */
export const GLOBAL_ROLES = ['SUPER_ADMIN', 'USER'] as const
export type GlobalRole = (typeof GLOBAL_ROLES)[number]

/** How many people are super admins, and how many are not. */
export type GlobalGroup = { is_super_admin: boolean; total: number }

/** How many people each global role would show, and how many are shown. */
export function globalCounts(groups: readonly GlobalGroup[], shown: GlobalRole | undefined) {
  const of = (isSuperAdmin: boolean) =>
    groups.find((group) => group.is_super_admin === isSuperAdmin)?.total ?? 0
  const roles = { SUPER_ADMIN: of(true), USER: of(false) }
  return { roles, total: shown ? roles[shown] : roles.SUPER_ADMIN + roles.USER }
}
