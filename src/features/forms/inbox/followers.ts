import type { PayloadRequest } from 'payload'

import { can } from '@/platform/access/model'

import { inboxOf } from './read'

export type Follower = { id: string; name: string }

/**
 * The members of the team to whom an answer can be given, by name.
 * @throws {HttpError} 403, 404
 */
export async function listFollowers(req: PayloadRequest, key: string): Promise<Follower[]> {
  const { shelter } = await inboxOf(req, key)
  const { docs } = await req.payload.find({
    collection: 'users',
    // Colleagues of the same team, by name alone.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'name',
    select: { name: true, memberships: true },
    where: { 'memberships.shelter': { equals: shelter } },
  })
  return docs
    .filter((user) => can({ ...user, isSuperAdmin: false }, 'manageForms', shelter))
    .map(({ id, name }) => ({ id, name }))
}
