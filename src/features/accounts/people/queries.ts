import type { PayloadRequest, Where } from 'payload'

import type { User } from '@/payload-types'
import { sheltersWith } from '@/platform/access/model'

import { avatarsOf } from './avatars'

/** What a search says of a person; never another column. */
export type FoundUser = {
  id: string
  name: string
  email: string
  /** The photo that the person chose for a team's page; a path of the site. */
  avatar: string | null
}

/** Most people in one answer. */
export const MOST_PEOPLE = 20

const contains = (text: string): Where => ({
  or: [{ name: { contains: text } }, { email: { contains: text } }],
})

/**
 * People whom the author may see, by name: a super admin everybody, whoever
 * manages a team its members. Nothing is said of any other address, and whoever
 * is brought in is invited by e-mail. Source: docs/decisions/people.md.
 * @param search part of a name or an e-mail; empty for everybody one may see
 */
export async function findPeople(
  req: PayloadRequest,
  author: User,
  search: string,
): Promise<FoundUser[]> {
  const shelters = sheltersWith(author, 'manageUsers')
  const team: Where = shelters === 'all' ? {} : { 'memberships.shelter': { in: shelters } }
  const { docs } = await req.payload.find({
    collection: 'users',
    where: search ? { and: [team, contains(search)] } : team,
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
  return docs.map(({ id, name, email }) => ({ id, name, email, avatar: avatars.get(id) ?? null }))
}
