import type { PayloadRequest } from 'payload'

import { readShelterNames } from '@/features/shelters/queries'
import type { User } from '@/payload-types'
import { idOf, roleGives, type Role } from '@/platform/access/model'

/** A team of a person, as their account names it. */
export type OwnTeam = {
  /** Of the shelter. */
  id: string
  name: string
  role: Role
  /** The address of its administration, for those who have one. */
  admin: string | null
}

/** The teams that a person is in, by name. */
export async function ownTeamsOf(req: PayloadRequest, user: User): Promise<OwnTeam[]> {
  const memberships = user.memberships ?? []
  if (memberships.length === 0) return []
  const names = await readShelterNames(
    req,
    memberships.map(({ shelter }) => idOf(shelter)),
  )
  return memberships
    .flatMap(({ shelter, role }) => {
      const found = names.get(idOf(shelter) ?? '')
      if (!found) return []
      const admin = roleGives(role, 'viewAdmin') ? `/shelter/${found.slug}/admin` : null
      return [{ id: found.id, name: found.name, role, admin }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}
