import { globalRoleLabel } from '@/features/accounts/model'
import type { User } from '@/payload-types'
import { idOf, ROLE_LABELS, roleGives, type Role } from '@/platform/access/model'
import { openPayload } from '@/platform/payload'

import { publicShelter } from '../public'

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
