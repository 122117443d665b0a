import type { PayloadRequest } from 'payload'

import { trackingPath } from '../facts'

/** Where somebody follows the request that an answer opened; `null` when it opened none. */
export async function trackingPathOf(
  req: PayloadRequest,
  submissionId: string,
): Promise<string | null> {
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
  return docs[0] ? trackingPath(docs[0].id) : null
}
