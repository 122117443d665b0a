import type { PayloadRequest } from 'payload'

import type { FollowUp } from '@/features/forms/commands/store-answer'

import { trackingPath } from '../facts'

/**
 * A request stays that of its address: whoever owns it and asks for the same animal later is sent
 * this very link, so nobody else may hold it.
 */
export const followUp = (requestId: string): FollowUp => ({
  trackingPath: trackingPath(requestId),
  isMailOnly: true,
})

/** Where somebody follows the request that an answer opened; `null` when it opened none. */
export async function followUpOf(
  req: PayloadRequest,
  submissionId: string,
): Promise<FollowUp | null> {
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    // Asked for whoever sends the same answer again.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: { submission: { equals: submissionId } },
  })
  return docs[0] ? followUp(docs[0].id) : null
}
