import type { PayloadRequest } from 'payload'

import { teamWith } from '@/features/notifications/commands'

import { inboxOf } from './read'

export type Follower = { id: string; name: string }

/**
 * The members of the team to whom an answer can be given, by name.
 * @throws {HttpError} 403, 404
 */
export async function listFollowers(req: PayloadRequest, key: string): Promise<Follower[]> {
  const { shelter } = await inboxOf(req, key)
  const team = await teamWith(req, shelter, 'manageForms')
  return team.flatMap(({ userId, name }) => (userId ? [{ id: userId, name: name ?? '' }] : []))
}
