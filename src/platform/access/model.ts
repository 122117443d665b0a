/** Team roles of a shelter, weakest first. Source: docs/decisions/people.md. */
export const ROLES = ['VOLUNTEER', 'EDITOR', 'MODERATOR', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  VOLUNTEER: 'Bénévole',
  EDITOR: 'Éditeur',
  MODERATOR: 'Modérateur',
  ADMIN: 'Administrateur',
}

export const PERMISSIONS = [
  'editContent',
  'manageAnimals',
  'manageNews',
  'viewAdmin',
  'viewDashboard',
  'publishSocial',
  'manageForms',
  'manageAdoptions',
  'manageUsers',
  'manageSettings',
  'manageThemes',
  'viewGiving',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const EDITOR: readonly Permission[] = [
  'editContent',
  'manageAnimals',
  'manageNews',
  'viewAdmin',
  'viewDashboard',
  'publishSocial',
]
const MODERATOR: readonly Permission[] = [...EDITOR, 'manageForms', 'manageAdoptions']

/** The permission matrix. Source: docs/decisions/people.md. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  VOLUNTEER: [],
  EDITOR,
  MODERATOR,
  ADMIN: PERMISSIONS,
}

/** What a person can be, as far as rights are concerned; `null` is a visitor without a session. */
export type Actor = {
  id: string
  isSuperAdmin?: boolean | null
  memberships?: ReadonlyArray<{ shelter: string | { id: string }; role: Role }> | null
} | null

/** The id of a relation, populated or not. */
export function idOf(relation: string | { id: string } | null | undefined): string | null {
  if (!relation) return null
  return typeof relation === 'string' ? relation : relation.id
}

export function roleGives(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission)
}

/** True when `role` ranks at least as high as `other`. */
export function ranksAtLeast(role: Role, other: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(other)
}

/** Ids of the shelters in which the person holds the permission; `'all'` for a super admin. */
export function sheltersWith(actor: Actor | undefined, permission: Permission): string[] | 'all' {
  if (!actor) return []
  if (actor.isSuperAdmin) return 'all'
  return (actor.memberships ?? [])
    .filter(({ role }) => roleGives(role, permission))
    .map(({ shelter }) => idOf(shelter))
    .filter((id) => id !== null)
}

/** May the person do this in that shelter? */
export function can(
  actor: Actor | undefined,
  permission: Permission,
  shelterId: string | null | undefined,
): boolean {
  const shelters = sheltersWith(actor, permission)
  if (shelters === 'all') return true
  return Boolean(shelterId) && shelters.includes(shelterId as string)
}

/** May the person do this in at least one shelter? */
export function canSomewhere(actor: Actor | undefined, ...permissions: Permission[]): boolean {
  return permissions.some((permission) => {
    const shelters = sheltersWith(actor, permission)
    return shelters === 'all' || shelters.length > 0
  })
}

/** The person's role in a shelter, `null` when not a member. */
export function roleIn(actor: Actor | undefined, shelterId: string): Role | null {
  const membership = actor?.memberships?.find(({ shelter }) => idOf(shelter) === shelterId)
  return membership?.role ?? null
}

/** The weakest role that holds a permission: what a refusal page names. */
export function roleNeededFor(permission: Permission): Role {
  return ROLES.find((role) => roleGives(role, permission)) ?? 'ADMIN'
}
