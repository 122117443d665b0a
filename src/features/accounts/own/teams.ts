import type { Shelter, User } from '@/payload-types'
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

/** The shelters of the teams that a person is in, by id. */
export const teamIdsOf = ({ memberships }: Pick<User, 'memberships'>): string[] =>
  (memberships ?? []).map(({ shelter }) => idOf(shelter)).filter((id) => id !== null)

/**
 * The teams that a person is in, by name; a shelter that is not among `shelters` is left out.
 * The shelters are read by the page: their room stands on this one.
 */
export function ownTeamsOf(
  { memberships }: Pick<User, 'memberships'>,
  shelters: ReadonlyMap<string, Pick<Shelter, 'id' | 'name' | 'slug'>>,
): OwnTeam[] {
  return (memberships ?? [])
    .flatMap(({ shelter, role }) => {
      const found = shelters.get(idOf(shelter) ?? '')
      if (!found) return []
      const admin = roleGives(role, 'viewAdmin') ? `/shelter/${found.slug}/admin` : null
      return [{ id: found.id, name: found.name, role, admin }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}
