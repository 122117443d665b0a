import type { PayloadRequest } from 'payload'

import { findSubmission, detailOf, type Address, type SubmissionDetail } from '../detail'
import type { SubmissionChange } from '../schema'

/**
 * Changes where an answer stands, and who follows it.
 * @throws {HttpError} 403, 404, 400 for somebody who does not follow the shelter's answers
 */
export async function changeSubmission(
  req: PayloadRequest,
  address: Address,
  change: SubmissionChange,
): Promise<SubmissionDetail> {
  const { id } = await findSubmission(req, address)
  const row = await req.payload.update({
    collection: 'form-submissions',
    id,
    data: change,
    overrideAccess: false,
    req,
    depth: 0,
  })
  return detailOf(req, row)
}
