import { publicShelter } from '@/features/shelters/public'
import { canSomewhere, idOf, ROLE_LABELS, roleGives, type Role } from '@/platform/access/model'
import type { User } from '@/payload-types'
import { openPayload } from '@/platform/payload'

import { avatarsOf } from './people/avatars'
import { globalRoleLabel } from './model'

/** What a page may know of the person who looks at it. */
export type SessionUser = {
  id: string
  name: string
  email: string
  /** The photo that the person chose for a team's page; a path of the site. */
  image: string | null
  isSuperAdmin: boolean
  /** Whether the person has something to do in an administration. */
  canViewAdmin: boolean
}

export async function toSessionUser(user: User): Promise<SessionUser> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    image: (await avatarsOf([user])).get(user.id) ?? null,
    isSuperAdmin: Boolean(user.isSuperAdmin),
    canViewAdmin: canSomewhere(user, 'viewAdmin'),
  }
}

export type OwnShelter = {
  id: string
  slug: string
  name: string
  city: string
  /** Null for a super admin, who belongs to no team. */
  role: Role | null
  roleLabel: string
  canViewAdmin: boolean
}

/** Most shelters in one answer; a super admin finds the others by searching in the admin. */
const MOST = 100

/**
 * The shelters in whose team a person is, by name; for a super admin the
 * approved ones of the platform, at most 100.
 */
export async function listOwnShelters(user: User): Promise<OwnShelter[]> {
  const roles = new Map(user.memberships?.map(({ shelter, role }) => [idOf(shelter), role]))
  if (!user.isSuperAdmin && roles.size === 0) return []
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'shelters',
    // One's own teams are named even while their shelter is not public.
    overrideAccess: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: 'name',
    where: user.isSuperAdmin ? publicShelter : { id: { in: [...roles.keys()] } },
    select: { slug: true, name: true, location: true },
  })
  return docs.map(({ id, slug, name, location }) => {
    const role = user.isSuperAdmin ? null : (roles.get(id) ?? null)
    return {
      id,
      slug,
      name,
      city: location.city,
      role,
      roleLabel: role ? ROLE_LABELS[role] : globalRoleLabel(true),
      canViewAdmin: role ? roleGives(role, 'viewAdmin') : true,
    }
  })
}
