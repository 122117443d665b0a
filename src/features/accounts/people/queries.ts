import type { PayloadRequest, Where } from 'payload'

import type { User } from '@/payload-types'
import { idOf, sheltersWith } from '@/platform/access/model'

import { avatarsOf } from './avatars'

/** What a search says of a person; never another column. */
export type FoundUser = {
  id: string
  name: string
  /** For whoever manages the person’s team, and for themself. */
  email: string | null
  /** The photo that the person chose for a team's page; a path of the site. */
  avatar: string | null
}

/** Most people in one answer. */
export const MOST_PEOPLE = 20

type Teams = readonly string[] | 'all'

/** Those of the teams, and whoever asks where they are in one; null for nobody. */
function peopleOf(teams: Teams, self: string | null): Where | null {
  if (teams === 'all') return {}
  const some: Where[] = []
  if (teams.length > 0) some.push({ 'memberships.shelter': { in: [...teams] } })
  if (self !== null) some.push({ id: { equals: self } })
  return some.length > 0 ? { or: some } : null
}

/**
 * People whom the author may see, by name: a super admin everybody, whoever sees the administration of a
 * team its people, a VOLUNTEER themself, and whoever is in no team nobody. E-mails are read and searched
 * by whoever manages the team, and one's own. Nothing is said of any other address, and whoever is brought
 * in is invited by e-mail. Source: docs/decisions/people.md.
 * @param search part of a name, or of an e-mail that one may read; empty for everybody one may see
 */
export async function findPeople(
  req: PayloadRequest,
  author: User,
  search: string,
): Promise<FoundUser[]> {
  const shelters = sheltersWith(author, 'viewAdmin')
  const managed = sheltersWith(author, 'manageUsers')
  const self = author.memberships?.length ? author.id : null
  const seen = peopleOf(shelters, self)
  const read = peopleOf(managed, self)
  if (!seen) return []
  const found: Where[] = [{ and: [seen, { name: { contains: search } }] }]
  if (read) found.push({ and: [read, { email: { contains: search } }] })
  const { docs } = await req.payload.find({
    collection: 'users',
    where: search ? { or: found } : seen,
    // Bounded to the teams of the author above.
    overrideAccess: true,
    depth: 0,
    limit: MOST_PEOPLE,
    pagination: false,
    sort: 'name',
    select: { name: true, email: true, memberships: true },
    req,
  })
  const avatars = await avatarsOf(docs, shelters)
  const isRead = ({ id, memberships }: Pick<User, 'id' | 'memberships'>) =>
    id === author.id ||
    managed === 'all' ||
    Boolean(memberships?.some(({ shelter }) => managed.includes(idOf(shelter) ?? '')))
  return docs.map((person) => ({
    id: person.id,
    name: person.name,
    email: isRead(person) ? person.email : null,
    avatar: avatars.get(person.id) ?? null,
  }))
}
